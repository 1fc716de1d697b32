import sharp from "sharp";
const [out, ...names] = process.argv.slice(2);
const metas = await Promise.all(names.map((n) => sharp(n).metadata()));
const w = metas.reduce((s, m) => s + m.width + 8, 0), h = Math.max(...metas.map((m) => m.height));
let x = 0; const composite = names.map((n, i) => { const c = { input: n, left: x, top: 0 }; x += metas[i].width + 8; return c; });
await sharp({ create: { width: w, height: h, channels: 3, background: "#f0f" } }).composite(composite).png().toFile(out);
