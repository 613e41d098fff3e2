import type { GreyImage } from './grey-picture'

/** A connected dark area. */
export type DarkArea = {
  left: number
  top: number
  right: number
  bottom: number
  size: number
  /** Its centre of gravity. */
  x: number
  y: number
}

/** Against noise. */
const DARK_LEVELS = 9
const MIN_AREA = 6

/** Joins runs of pixels that are darker than a share of their neighbourhood, row by row. */
export function findDarkAreas(image: GreyImage, share: number): DarkArea[] {
  const { width, height } = image
  const isDark = createDarkTest(image, share)
  const parents: number[] = []
  const areas: DarkArea[] = []
  const find = (label: number) => {
    let root = label
    while (parents[root] !== root) root = parents[root] as number
    parents[label] = root
    return root
  }
  let above: number[] = []
  for (let y = 0; y < height; y += 1) {
    const row: number[] = []
    const mask = isDark(y)
    let place = 0
    for (let x = 0; x < width; ) {
      if (mask[x] === 0) {
        x += 1
        continue
      }
      const start = x
      while (x < width && mask[x] === 1) x += 1
      let label = -1
      // Runs are triples: start, end, label. Diagonal neighbours touch.
      while (place < above.length && (above[place + 1] as number) < start) place += 3
      for (let other = place; other < above.length && (above[other] as number) <= x; other += 3) {
        const root = find(above[other + 2] as number)
        if (label === -1) label = root
        else if (root !== label) {
          mergeAreas(areas[label] as DarkArea, areas[root] as DarkArea)
          parents[root] = label
        }
      }
      if (label === -1) {
        label = areas.length
        parents.push(label)
        areas.push({ left: start, top: y, right: x - 1, bottom: y, size: 0, x: 0, y: 0 })
      }
      addRun(areas[label] as DarkArea, start, x, y)
      row.push(start, x, label)
    }
    above = row
  }
  return areas
    .filter(({ size }, label) => parents[label] === label && size >= MIN_AREA)
    .map((area) => ({ ...area, x: area.x / area.size, y: area.y / area.size }))
}

function addRun(area: DarkArea, start: number, end: number, y: number) {
  const length = end - start
  area.left = Math.min(area.left, start)
  area.right = Math.max(area.right, end - 1)
  area.bottom = y
  area.size += length
  area.x += (length * (start + end - 1)) / 2
  area.y += length * y
}

function mergeAreas(into: DarkArea, from: DarkArea) {
  into.left = Math.min(into.left, from.left)
  into.right = Math.max(into.right, from.right)
  into.top = Math.min(into.top, from.top)
  into.bottom = Math.max(into.bottom, from.bottom)
  into.size += from.size
  into.x += from.x
  into.y += from.y
}

/** By the mean of a square around each pixel, from sums of columns. */
function createDarkTest({ grey, width, height }: GreyImage, share: number) {
  const reach = Math.max(8, Math.round(Math.max(width, height) / 44))
  const columns = new Int32Array(width)
  const mask = new Uint8Array(width)
  let [from, to] = [0, 0]
  return (y: number) => {
    const [first, last] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)]
    for (; to < last; to += 1)
      for (let x = 0, index = to * width; x < width; x += 1, index += 1)
        columns[x] = (columns[x] as number) + (grey[index] as number)
    for (; from < first; from += 1)
      for (let x = 0, index = from * width; x < width; x += 1, index += 1)
        columns[x] = (columns[x] as number) - (grey[index] as number)
    const rows = last - first
    let sum = 0
    for (let x = 0; x < Math.min(reach, width); x += 1) sum += columns[x] as number
    for (let x = 0, index = y * width; x < width; x += 1, index += 1) {
      if (x + reach < width) sum += columns[x + reach] as number
      if (x - reach > 0) sum -= columns[x - reach - 1] as number
      const count = (Math.min(width - 1, x + reach) - Math.max(0, x - reach) + 1) * rows
      const mean = sum / count
      const value = grey[index] as number
      mask[x] = value < mean * share && value < mean - DARK_LEVELS ? 1 : 0
    }
    return mask
  }
}
