import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { CODE_SIDE, type PrintedCodes, packCode } from '@/lib/library/printed-codes'

/** A place for a code is first a picture of its own, so that it can be found in the file, and empty in the end. */

const EMPTY_CODE = packCode(() => false)

type CodePlace = { path: string; url: string; bits: boolean[] }

/** Noise: a number in the first row, which no other place has. */
const createBits = (index: number) =>
  Array.from({ length: CODE_SIDE ** 2 }, (_, bit) => bit < 16 && ((index + 1) >> bit) % 2 === 1)

export async function createCodePlaces(paths: string[]): Promise<CodePlace[]> {
  const places = paths.map(async (codePath, index) => {
    const bits = createBits(index)
    const pixels = Buffer.from(bits.map((isDark) => (isDark ? 0 : 255)))
    const raw = { width: CODE_SIDE, height: CODE_SIDE, channels: 1 as const }
    const png = await sharp(pixels, { raw }).png().toBuffer()
    return { path: codePath, url: `data:image/png;base64,${png.toString('base64')}`, bits }
  })
  return Promise.all(places)
}

const packBits = ({ bits }: CodePlace) =>
  packCode((row, column) => bits[row * CODE_SIDE + column] ?? false)

type QpdfStream = { stream?: { dict: Record<string, unknown>; data?: string } }

/** The pictures of the places as images of one bit, for qpdf. */
export function replaceCodePictures(pdf: Buffer, places: CodePlace[]): string {
  const [head, objects] = readObjects(pdf)
  const changes: Record<string, QpdfStream> = {}
  for (const [name, { stream }] of Object.entries(objects)) {
    const { dict, data = '' } = stream ?? { dict: {} }
    if (dict['/Subtype'] !== '/Image' || dict['/Width'] !== CODE_SIDE) continue
    const pixels = Buffer.from(data, 'base64')
    const channels = pixels.length / CODE_SIDE ** 2
    const place = places.find(({ bits }) =>
      bits.every((isDark, index) => (pixels[index * channels] ?? 0) < 128 === isDark),
    )
    if (!place) continue
    changes[name] = {
      stream: {
        data: packBits(place).toString('base64'),
        dict: {
          ...{ '/Type': '/XObject', '/Subtype': '/Image', '/ColorSpace': '/DeviceGray' },
          ...{ '/Width': CODE_SIDE, '/Height': CODE_SIDE, '/BitsPerComponent': 1 },
          '/Filter': '/RunLengthDecode',
        },
      },
    }
  }
  return JSON.stringify({ qpdf: [head, changes] })
}

function readObjects(pdf: Buffer): [head: unknown, objects: Record<string, QpdfStream>] {
  const file = path.join(os.tmpdir(), `uns-codes-${process.pid}.pdf`)
  writeFileSync(file, pdf)
  const options = '--json=2 --json-key=qpdf --json-stream-data=inline --decode-level=generalized'
  const { status, stdout, stderr } = spawnSync('qpdf', [...options.split(' '), file], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  rmSync(file)
  if (status !== 0) throw new Error(`qpdf could not read the codes: ${stderr}`)
  const [head, objects] = JSON.parse(stdout).qpdf
  return [head, objects]
}

/** Empties the places in the file, and says where they are. */
export function emptyCodePlaces(pdf: Buffer, places: CodePlace[]) {
  const emptied = Buffer.from(pdf)
  const codes: PrintedCodes = places.map((place) => {
    const at = emptied.indexOf(packBits(place))
    if (at < 0) throw new Error(`The file has no place for the code of ${place.path}`)
    EMPTY_CODE.copy(emptied, at)
    return { at, path: place.path }
  })
  return { pdf: emptied, codes }
}
