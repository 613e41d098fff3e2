/** Blocks of rows fill columns from the top, narrow ones above wide ones. A wide column takes two narrow ones. */

export type FlowBlock = { number: number; isWide: boolean; rows: number }

type FlowSpace = {
  left: number
  top: number
  height: number
  columns: number
  columnWidth: number
  minPitch: number
  maxPitch: number
}

type PlacedBlock<Block> = { block: Block; x: number; y: number; width: number; pitch: number }

/** Between the rows of two wide blocks, and between the bands, in rows. */
const BLOCK_GAP = 0.5
const BAND_GAP = 1

/** Undefined if they do not fit. */
export function flowBlocks<Block extends FlowBlock>(
  blocks: Block[],
  { left, top, height, columns, columnWidth, minPitch, maxPitch }: FlowSpace,
): PlacedBlock<Block>[] | undefined {
  const wideColumns = Math.floor(columns / 2)
  const narrow = splitIntoColumns(
    blocks.filter(({ isWide }) => !isWide),
    columns,
  )
  const wide = splitIntoColumns(
    blocks.filter(({ isWide }) => isWide),
    wideColumns,
  )
  const gap = narrow.height > 0 && wide.height > 0 ? BAND_GAP : 0
  const pitch = Math.min(maxPitch, height / (narrow.height + gap + wide.height))
  if (pitch < minPitch) return
  const place = (band: BlockBand<Block>, startRow: number, width: number) =>
    band.columns.flatMap((column, index) =>
      column.map(({ block, row }) => ({
        ...{ block, pitch, width },
        ...{ x: left + index * width, y: top + (startRow + row) * pitch },
      })),
    )
  const wideWidth = (columns * columnWidth) / wideColumns
  return [...place(narrow, 0, columnWidth), ...place(wide, narrow.height + gap, wideWidth)].sort(
    (one, other) => one.block.number - other.block.number,
  )
}

type BlockBand<Block> = { height: number; columns: { block: Block; row: number }[][] }

/** The lowest height with which all fit into the columns. */
function splitIntoColumns<Block extends FlowBlock>(blocks: Block[], columns: number) {
  const total = blocks.reduce((sum, { rows }) => sum + getHeight(rows), 0)
  for (let height = Math.ceil(total / columns); ; height += 0.5) {
    const band = fillColumns(blocks, height)
    if (band.columns.length <= columns) return band
  }
}

function fillColumns<Block extends FlowBlock>(blocks: Block[], height: number): BlockBand<Block> {
  const band: BlockBand<Block> = { height: 0, columns: [] }
  let row = 0
  for (const block of blocks) {
    const column = band.columns.at(-1)
    const isFull = !column || row + block.rows > height
    if (isFull) row = 0
    if (isFull) band.columns.push([{ block, row }])
    else column.push({ block, row })
    band.height = Math.max(band.height, row + block.rows)
    row += getHeight(block.rows)
  }
  return band
}

const getHeight = (rows: number) => rows + (rows > 1 ? BLOCK_GAP : 0)
