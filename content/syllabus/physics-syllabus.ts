import { syllabusTopics } from "./mathematics-syllabus.ts";

export const physicsTopics = syllabusTopics({
  "Units and Measurements": "SI units, dimensions, significant figures, errors, least count",
  Kinematics:
    "motion in a line, graphs, vectors, relative velocity, projectile, uniform circular motion",
  "Laws of Motion":
    "Newton's laws, impulse, momentum conservation, friction, centripetal force, banked road",
  "Work, Energy and Power":
    "work-energy theorem, spring energy, conservative forces, vertical circle, collisions",
  "Rotational Motion":
    "centre of mass, torque, angular momentum, moment of inertia, axis theorems, rigid-body motion",
  Gravitation:
    "universal law, g with height and depth, Kepler's laws, potential, escape and orbital velocity",
  "Properties of Solids and Liquids":
    "elasticity, Pascal, viscosity, Bernoulli, surface tension, heat, calorimetry, heat transfer",
  Thermodynamics: "thermal equilibrium, first law, isothermal and adiabatic processes, second law",
  "Kinetic Theory of Gases":
    "ideal gas, pressure, rms speed, degrees of freedom, equipartition, mean free path",
  "Oscillations and Waves":
    "SHM, spring and pendulum, wave motion, superposition, standing waves, beats",
  Electrostatics: "Coulomb's law, field, dipole, Gauss's law, potential, capacitors, dielectrics",
  "Current Electricity":
    "Ohm's law, resistivity, cells, Kirchhoff's laws, Wheatstone and metre bridge",
  "Magnetic Effects of Current and Magnetism":
    "Biot-Savart, Ampere, force on charge and conductor, galvanometer, bar magnet, magnetic materials",
  "Electromagnetic Induction and Alternating Currents":
    "Faraday, Lenz, self and mutual inductance, LCR, resonance, power, generator, transformer",
  "Electromagnetic Waves": "displacement current, spectrum, uses",
  Optics:
    "reflection, refraction, lenses, prism, instruments, interference, diffraction, polarisation",
  "Dual Nature of Matter and Radiation":
    "photoelectric effect, Einstein's equation, de Broglie waves",
  "Atoms and Nuclei":
    "Rutherford and Bohr models, hydrogen spectrum, binding energy, fission, fusion",
  "Electronic Devices":
    "semiconductors, diode, rectifier, LED, photodiode, solar cell, Zener, logic gates",
  "Experimental Skills":
    "vernier, screw gauge, pendulum, metre bridge, Ohm's law, lenses, diode curves and similar lab work",
});
