import type { SyllabusTopic } from "./mathematics-syllabus.ts";

export const physicsTopics: readonly SyllabusTopic[] = [
  {
    name: "Units and Measurements",
    covers: "SI units, dimensions, significant figures, errors, least count",
  },
  {
    name: "Kinematics",
    covers:
      "motion in a line, graphs, vectors, relative velocity, projectile, uniform circular motion",
  },
  {
    name: "Laws of Motion",
    covers:
      "Newton's laws, impulse, momentum conservation, friction, centripetal force, banked road",
  },
  {
    name: "Work, Energy and Power",
    covers: "work-energy theorem, spring energy, conservative forces, vertical circle, collisions",
  },
  {
    name: "Rotational Motion",
    covers:
      "centre of mass, torque, angular momentum, moment of inertia, axis theorems, rigid-body motion",
  },
  {
    name: "Gravitation",
    covers:
      "universal law, g with height and depth, Kepler's laws, potential, escape and orbital velocity",
  },
  {
    name: "Properties of Solids and Liquids",
    covers:
      "elasticity, Pascal, viscosity, Bernoulli, surface tension, heat, calorimetry, heat transfer",
  },
  {
    name: "Thermodynamics",
    covers: "thermal equilibrium, first law, isothermal and adiabatic processes, second law",
  },
  {
    name: "Kinetic Theory of Gases",
    covers: "ideal gas, pressure, rms speed, degrees of freedom, equipartition, mean free path",
  },
  {
    name: "Oscillations and Waves",
    covers: "SHM, spring and pendulum, wave motion, superposition, standing waves, beats",
  },
  {
    name: "Electrostatics",
    covers: "Coulomb's law, field, dipole, Gauss's law, potential, capacitors, dielectrics",
  },
  {
    name: "Current Electricity",
    covers: "Ohm's law, resistivity, cells, Kirchhoff's laws, Wheatstone and metre bridge",
  },
  {
    name: "Magnetic Effects of Current and Magnetism",
    covers:
      "Biot-Savart, Ampere, force on charge and conductor, galvanometer, bar magnet, magnetic materials",
  },
  {
    name: "Electromagnetic Induction and Alternating Currents",
    covers:
      "Faraday, Lenz, self and mutual inductance, LCR, resonance, power, generator, transformer",
  },
  { name: "Electromagnetic Waves", covers: "displacement current, spectrum, uses" },
  {
    name: "Optics",
    covers:
      "reflection, refraction, lenses, prism, instruments, interference, diffraction, polarisation",
  },
  {
    name: "Dual Nature of Matter and Radiation",
    covers: "photoelectric effect, Einstein's equation, de Broglie waves",
  },
  {
    name: "Atoms and Nuclei",
    covers: "Rutherford and Bohr models, hydrogen spectrum, binding energy, fission, fusion",
  },
  {
    name: "Electronic Devices",
    covers: "semiconductors, diode, rectifier, LED, photodiode, solar cell, Zener, logic gates",
  },
  {
    name: "Experimental Skills",
    covers:
      "vernier, screw gauge, pendulum, metre bridge, Ohm's law, lenses, diode curves and similar lab work",
  },
];
