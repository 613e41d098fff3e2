import sharp from 'sharp'

type PhotoOptions = { width: number; height: number; seed?: number; quality?: number }

/**
 * What makes a photo large: details of every size, edges, and the grain of a phone's sensor. As heavy as a photo
 * of a crowded playground under a tree.
 */
export async function createSamplePhoto({
  width,
  height,
  seed = 1,
  quality = 92,
}: PhotoOptions): Promise<Buffer> {
  const random = createRandom(seed)
  const light = new Float32Array(width * height).fill(128)
  const smallest = Math.min(width, height)
  for (let cell = smallest / 2, strength = 30; cell >= 2; cell /= 2, strength *= 0.85)
    addNoise(light, { width, height, cell, strength, random })
  const pixels = Buffer.alloc(width * height * 3)
  for (const [index, value] of light.entries()) {
    const y = Math.floor(index / width) / height
    const grain = (random() - 0.5) * 14
    pixels[index * 3] = clamp(value * (0.75 + 0.4 * y) + grain)
    pixels[index * 3 + 1] = clamp(value + grain)
    pixels[index * 3 + 2] = clamp(value * (1.25 - 0.6 * y) + grain)
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .composite([{ input: Buffer.from(drawEdges(width, height, random)) }])
    .jpeg({ quality })
    .toBuffer()
}

type Noise = { width: number; height: number; cell: number; strength: number; random: () => number }

/** Random values on a grid, and straight lines between them. */
function addNoise(light: Float32Array, { width, height, cell, strength, random }: Noise) {
  const columns = Math.ceil(width / cell) + 2
  const grid = Float32Array.from(
    { length: columns * (Math.ceil(height / cell) + 2) },
    () => (random() - 0.5) * 2 * strength,
  )
  const at = (column: number, row: number) => grid[row * columns + column] ?? 0
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / cell)
    const down = y / cell - row
    for (let x = 0; x < width; x += 1) {
      const column = Math.floor(x / cell)
      const along = x / cell - column
      const top = at(column, row) * (1 - along) + at(column + 1, row) * along
      const bottom = at(column, row + 1) * (1 - along) + at(column + 1, row + 1) * along
      const index = y * width + x
      light[index] = (light[index] ?? 0) + top * (1 - down) + bottom * down
    }
  }
}

/** Leaves, faces, bricks: few are large and most are small. */
function drawEdges(width: number, height: number, random: () => number): string {
  const side = Math.min(width, height)
  const shapes = Array.from({ length: 2_400 }, () => {
    const colour = `hsl(${Math.floor(random() * 360)} 40% ${Math.floor(15 + random() * 65)}%)`
    const size = Math.min(side / 6, side / 260 / Math.sqrt(random() + 0.001))
    const [x, y, turn] = [random() * width, random() * height, random() * 360]
    return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${size.toFixed(1)}" ry="${(size * 1.6).toFixed(1)}" transform="rotate(${turn.toFixed(0)} ${x.toFixed(1)} ${y.toFixed(1)})" fill="${colour}" fill-opacity="0.75"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes.join('')}</svg>`
}

const clamp = (value: number) => Math.max(0, Math.min(255, Math.round(value)))

/** The same numbers on every run. */
function createRandom(seed: number): () => number {
  let state = seed * 2_654_435_761
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 1 | state) + 0x6d2b79f5) | 0
    const mixed = Math.imul(state ^ (state >>> 7), 61 | state) ^ state
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
