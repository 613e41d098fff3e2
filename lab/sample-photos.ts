import sharp from 'sharp'

type SamplePhoto = { seed: number; width: number; height: number }

/** A drawn scene that compresses like a photo: light, edges of every size, grain. Nobody is in it. */
export async function drawPhoto({ seed, width, height }: SamplePhoto): Promise<Buffer> {
  const random = createRandom(seed)
  const grain = await sharp({
    create: {
      ...{ width: Math.ceil(width / 2), height: Math.ceil(height / 2) },
      ...{ channels: 3, background: '#808080' },
      noise: { type: 'gaussian', mean: 128, sigma: 18 },
    },
  })
    .resize(width, height)
    .png()
    .toBuffer()
  const draw = SCENES[seed % SCENES.length] ?? drawYard
  return sharp(Buffer.from(draw({ width, height, random })))
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toBuffer()
}

type PhotoScene = { width: number; height: number; random: () => number }

const wrap = ({ width, height }: PhotoScene, shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop stop-color="hsl(208 60% 66%)"/><stop offset="1" stop-color="hsl(40 75% 88%)"/></linearGradient><linearGradient id="l" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fff3cf" stop-opacity=".8"/><stop offset=".6" stop-color="#fff3cf" stop-opacity="0"/></linearGradient></defs>${shapes}</svg>`

const rect = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`

const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** A house with a veranda behind an open yard. */
function drawYard(scene: PhotoScene): string {
  const { width, height, random } = scene
  const ground = height * (0.6 + random() * 0.1)
  const [left, long, tall] = [width * (0.12 + random() * 0.2), width * 0.55, height * 0.28]
  const top = ground - tall
  const wall = `hsl(${20 + random() * 50} 50% 80%)`
  const count = 7 + Math.floor(random() * 3)
  const house = `${rect(left, top, long, tall, wall)}<path d="M${left - long * 0.04} ${top}l${long * 0.08} ${-tall * 0.35}h${long * 0.92}l${long * 0.08} ${tall * 0.35}z" fill="hsl(${random() * 25} 48% 42%)"/>${repeat(
    count,
    (index) =>
      rect(
        left + (long * (index + 0.3)) / count,
        top + tall * 0.32,
        (long * 0.4) / count,
        tall * 0.34,
        'hsl(210 25% 30%)',
      ) +
      rect(
        left + (long * (index + 0.05)) / count,
        top,
        (long * 0.08) / count,
        tall,
        'hsl(20 30% 58%)',
      ),
  )}`
  const yard = repeat(170, () => {
    const near = random()
    return `<ellipse cx="${random() * width}" cy="${ground + (height - ground) * near}" rx="${4 + near * 26}" ry="${1 + near * 5}" fill="hsl(${20 + random() * 30} 32% ${44 + random() * 26}%)" opacity=".5"/>`
  })
  const trees = [0.06, 0.9].map((x) => drawTree(scene, width * x, ground + height * 0.05)).join('')
  return wrap(
    scene,
    `${rect(0, 0, width, height, 'url(#s)')}${drawHills(scene, ground)}${rect(0, ground, width, height - ground, 'hsl(32 42% 62%)')}${house}${trees}${yard}`,
  )
}

/** Beds of plants in rows towards the hills. */
function drawGarden(scene: PhotoScene): string {
  const { width, height, random } = scene
  const ground = height * 0.4
  const plants = repeat(9, (row) => {
    const depth = ((row + 1) / 9) ** 1.7
    const y = ground + (height - ground) * depth
    return repeat(46, () => {
      const size = height * 0.045 * depth + 3
      return `<circle cx="${random() * width}" cy="${y - size + random() * size}" r="${size * (0.5 + random() * 0.7)}" fill="hsl(${80 + random() * 50} ${35 + random() * 30}% ${22 + random() * 30}%)"/>`
    })
  })
  return wrap(
    scene,
    `${rect(0, 0, width, height, 'url(#s)')}${drawHills(scene, ground)}${rect(0, ground, width, height - ground, 'hsl(26 38% 38%)')}${drawTree(scene, width * (0.2 + random() * 0.6), ground + height * 0.08)}${plants}`,
  )
}

/** A classroom: board, benches and the light of a window. */
function drawRoom(scene: PhotoScene): string {
  const { width, height, random } = scene
  const floor = height * 0.58
  const wall = `hsl(${random() * 60 + 20} 42% 78%)`
  const board = rect(width * 0.3, height * 0.12, width * 0.42, height * 0.3, 'hsl(150 22% 24%)')
  const chalk = repeat(5, (line) =>
    rect(
      width * 0.33,
      height * (0.16 + line * 0.045),
      width * (0.12 + random() * 0.22),
      height * 0.008,
      '#e9efe6',
    ),
  )
  const window = `${rect(width * 0.05, height * 0.08, width * 0.16, height * 0.34, '#eaf4fb')}${rect(width * 0.125, height * 0.08, width * 0.01, height * 0.34, '#8a6b4a')}`
  const benches = repeat(4, (row) => {
    const depth = (row + 1) / 4
    const y = floor + (height - floor) * depth * 0.85
    const bench = width * (0.1 + 0.09 * depth)
    return repeat(4, (seat) => {
      const x = width * (0.06 + seat * 0.24) + random() * 6
      const wood = `hsl(${24 + random() * 12} 45% ${34 + random() * 10}%)`
      return (
        rect(x, y - bench * 0.3, bench, bench * 0.1, wood) +
        rect(x, y - bench * 0.22, bench * 0.06, bench * 0.32, wood) +
        rect(x + bench * 0.94, y - bench * 0.22, bench * 0.06, bench * 0.32, wood)
      )
    })
  })
  return wrap(
    scene,
    `${rect(0, 0, width, height, wall)}${rect(0, floor, width, height - floor, 'hsl(18 30% 52%)')}${board}${chalk}${window}${benches}${rect(0, 0, width, height, 'url(#l)')}`,
  )
}

const SCENES = [drawYard, drawRoom, drawGarden]

function drawHills({ width, height, random }: PhotoScene, ground: number): string {
  return repeat(2, (index) => {
    const y = ground - height * (0.16 - index * 0.08)
    const bend = (0.04 + random() * 0.08) * height
    return `<path d="M0 ${y}C${width * 0.3} ${y - bend} ${width * 0.6} ${y + bend} ${width} ${y - bend / 2}V${height}H0z" fill="hsl(${80 + random() * 50} 26% ${58 - index * 12}%)"/>`
  })
}

function drawTree({ height, random }: PhotoScene, x: number, foot: number): string {
  const size = height * (0.13 + random() * 0.08)
  const leaves = repeat(70, () => {
    const [turn, far] = [random() * Math.PI * 2, Math.sqrt(random()) * size]
    return `<circle cx="${x + Math.cos(turn) * far}" cy="${foot - size * 2 + Math.sin(turn) * far * 0.8}" r="${size * (0.1 + random() * 0.15)}" fill="hsl(${95 + random() * 40} ${30 + random() * 20}% ${22 + random() * 24}%)"/>`
  })
  return `<path d="M${x - size * 0.1} ${foot}l${size * 0.05} ${-size * 1.6}h${size * 0.1}l${size * 0.05} ${size * 1.6}z" fill="hsl(25 30% 26%)"/>${leaves}`
}

/** The same numbers on every run. */
function createRandom(seed: number): () => number {
  let state = (seed + 1) * 2_654_435_761
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 1 | state) + 0x6d2b79f5) | 0
    const mixed = Math.imul(state ^ (state >>> 7), 61 | state) ^ state
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
