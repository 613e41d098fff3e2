import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Blob, Face, Font, shapeWithTrace, Buffer as TextBuffer, TracePhase } from 'harfbuzzjs'
import { unpackFont } from '@/lib/documents/drawing/fonts'

/** The module of harfbuzzjs that has no JavaScript interface; only what is called here. */
type SubsetModule = {
  memory: WebAssembly.Memory
  _initialize: () => void
  malloc: (size: number) => number
  hb_blob_create: (data: number, size: number, mode: number, user: number, free: number) => number
  hb_blob_get_data: (blob: number, length: number) => number
  hb_blob_get_length: (blob: number) => number
  hb_face_create: (blob: number, index: number) => number
  hb_face_reference_blob: (face: number) => number
  hb_set_add: (set: number, value: number) => void
  hb_set_clear: (set: number) => void
  hb_set_del: (set: number, value: number) => void
  hb_subset_input_create_or_fail: () => number
  hb_subset_input_glyph_set: (input: number) => number
  hb_subset_input_set: (input: number, kind: number) => number
  hb_subset_input_set_flags: (input: number, flags: number) => void
  hb_subset_or_fail: (face: number, input: number) => number
}

const WRITABLE_MEMORY = 2
const NO_HINTING = 0x1
/** Without it, every ligature of the letters would be added. */
const NO_LAYOUT_CLOSURE = 0x200
const NAME_IDS = 4
/** Copyright and the URL of the Open Font License, which asks to keep them. */
const LEGAL_NAMES = [0, 14]
const LAYOUT_FEATURES = 6

export const readFont = (file: string): Uint8Array => unpackFont(readFileSync(file))

/** The font with the glyphs that these words have, and the rules that lead to them. */
export function subsetFont(bytes: Uint8Array, words: string[]): Uint8Array {
  const glyphs = listGlyphs(bytes, words)
  const hb = loadSubsetModule()
  const data = hb.malloc(bytes.length)
  new Uint8Array(hb.memory.buffer).set(bytes, data)
  const face = hb.hb_face_create(hb.hb_blob_create(data, bytes.length, WRITABLE_MEMORY, 0, 0), 0)
  const input = hb.hb_subset_input_create_or_fail()
  hb.hb_subset_input_set_flags(input, NO_HINTING | NO_LAYOUT_CLOSURE)
  const names = hb.hb_subset_input_set(input, NAME_IDS)
  hb.hb_set_clear(names)
  for (const name of LEGAL_NAMES) hb.hb_set_add(names, name)
  hb.hb_set_del(hb.hb_subset_input_set(input, LAYOUT_FEATURES), toTag('kern'))
  const glyphSet = hb.hb_subset_input_glyph_set(input)
  for (const glyph of glyphs) hb.hb_set_add(glyphSet, glyph)
  const result = hb.hb_face_reference_blob(hb.hb_subset_or_fail(face, input))
  const start = hb.hb_blob_get_data(result, 0)
  return new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(result))
}

function loadSubsetModule(): SubsetModule {
  const file = path.resolve('node_modules/harfbuzzjs/dist/harfbuzz-subset.wasm')
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file)))
  const hb = exports as unknown as SubsetModule
  hb._initialize()
  return hb
}

/** Those of each step of the shaping: a ligature is made from glyphs that are not on the page. */
function listGlyphs(bytes: Uint8Array, words: string[]): number[] {
  const font = new Font(new Face(new Blob(bytes)))
  const steps = words.flatMap((word) =>
    shapeWithTrace(font, toTextBuffer(word), [], 0, TracePhase.DONT_STOP).flatMap(
      ({ glyphs, t }) => (glyphs ? (t as { g: number }[]).map(({ g }) => g) : []),
    ),
  )
  const letters = [...words.join('')].map((letter) => font.nominalGlyph(letter.codePointAt(0) ?? 0))
  return [...new Set([...steps, ...letters.filter((glyph) => glyph !== undefined)])]
}

export function toTextBuffer(text: string): TextBuffer {
  const buffer = new TextBuffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  return buffer
}

const toTag = (tag: string) =>
  [...tag].reduce((value, letter) => (value << 8) | letter.charCodeAt(0), 0)
