import sharp from 'sharp'

export type StateChange = { name: string; before?: Buffer; after?: Buffer }

/** Of 255: smoothing of the same edge differs by less. */
const MAX_DIFFERENCE = 8

export async function findChanges(
  before: Map<string, Buffer>,
  after: Map<string, Buffer>,
): Promise<StateChange[]> {
  const names = [...new Set([...before.keys(), ...after.keys()])]
  const changes: StateChange[] = []
  for (const name of names) {
    const change = { name, before: before.get(name), after: after.get(name) }
    if (!(await looksTheSame(change))) changes.push(change)
  }
  return changes
}

async function looksTheSame({ before, after }: StateChange): Promise<boolean> {
  if (!before || !after) return false
  if (before.equals(after)) return true
  const [first, second] = await Promise.all([before, after].map(readPixels))
  if (!first || !second || first.info.width !== second.info.width) return false
  return (
    first.data.length === second.data.length &&
    first.data.every(
      (value, index) => Math.abs(value - (second.data[index] ?? 0)) <= MAX_DIFFERENCE,
    )
  )
}

const readPixels = (picture: Buffer) =>
  sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })

const [COLUMN_WIDTH, MAX_ROW_HEIGHT, LABEL_HEIGHT, GAP] = [600, 500, 28, 12]
const MAX_ROWS = 60
const BACKGROUND = '#777'

/** The earlier picture on the left, the present one on the right. */
export async function writeSheet(changes: StateChange[], file: string): Promise<void> {
  const layers: { input: Buffer; left: number; top: number }[] = []
  let top = GAP
  for (const { name, before, after } of changes.slice(0, MAX_ROWS)) {
    layers.push({ input: Buffer.from(drawLabel(name)), left: GAP, top })
    top += LABEL_HEIGHT
    const heights = [0]
    for (const [column, picture] of [before, after].entries()) {
      if (!picture) continue
      const { data, info } = await fitInto(picture)
      layers.push({ input: data, left: GAP + column * (COLUMN_WIDTH + GAP), top })
      heights.push(info.height)
    }
    top += Math.max(...heights) + GAP
  }
  const width = 2 * COLUMN_WIDTH + 3 * GAP
  await sharp({ create: { width, height: top, channels: 3, background: BACKGROUND } })
    .composite(layers)
    .png()
    .toFile(file)
}

const fitInto = (picture: Buffer) =>
  sharp(picture)
    .resize({
      width: COLUMN_WIDTH,
      height: MAX_ROW_HEIGHT,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .png()
    .toBuffer({ resolveWithObject: true })

const drawLabel = (name: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${2 * COLUMN_WIDTH}" height="${LABEL_HEIGHT}">
    <text y="20" font-family="sans-serif" font-size="16" fill="#fff">${name.replace(/[<&]/g, '')}</text>
  </svg>`
