import 'server-only'
import { pipeline } from 'node:stream/promises'
import { createInflateRaw } from 'node:zlib'
import { SaxesParser } from 'saxes'
import type { Content } from './found'
import { FileRefused } from './refused'
import { type Entry, packedBytes } from './zip-directory'

/** Reads one XML part of an Office file as a stream: UTF-8 only, no DOCTYPE, no entities of its own. */

export type Element = { name: string; attributes: [name: string, value: string][] }
export type XmlReader = {
  element: (element: Element) => void
  text?: (text: string, inside: string) => void
  close?: () => void
}
/** What all parts of one file may take together. */
export type Budget = { bytesLeft: number; until: number }

const PIECE = 64 * 1024

export async function readXml(file: Content, entry: Entry, budget: Budget, reader: XmlReader) {
  budget.bytesLeft -= entry.unpacked
  if (budget.bytesLeft < 0) throw tooMuch()
  const packed = await packedBytes(file, entry)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const parser = parserFor(reader)
  const take = async (pieces: AsyncIterable<Buffer>) => {
    let read = 0
    for await (const piece of pieces) {
      read += piece.length
      if (read > entry.unpacked) throw tooMuch()
      if (Date.now() > budget.until) throw new FileRefused({ word: 'fileTooHard' })
      parser.write(decoder.decode(piece, { stream: true }))
      // A large part takes seconds: other requests are served between its pieces.
      await new Promise(setImmediate)
    }
    parser.write(decoder.decode()).close()
    reader.close?.()
  }
  try {
    const pieces = piecesOf(packed)
    if (entry.method === 0) await take(pieces)
    else await pipeline(pieces, createInflateRaw({ chunkSize: PIECE }), take)
  } catch (error) {
    throw error instanceof FileRefused ? error : broken()
  }
}

/** Names lose their prefix and case here, so that no rule depends on either. */
function parserFor({ element, text }: XmlReader) {
  const parser = new SaxesParser({ position: false })
  const open: string[] = []
  parser.on('error', () => {
    throw broken()
  })
  parser.on('doctype', () => {
    throw broken()
  })
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && encoding.toLowerCase() !== 'utf-8') throw broken()
  })
  parser.on('opentag', (tag) => {
    const name = localName(tag.name)
    open.push(name)
    element({
      name,
      attributes: Object.entries(tag.attributes).map(([key, value]) => [
        localName(key),
        String(value),
      ]),
    })
  })
  parser.on('closetag', () => {
    open.pop()
  })
  parser.on('text', (piece) => text?.(piece, open.at(-1) ?? ''))
  parser.on('cdata', (piece) => text?.(piece, open.at(-1) ?? ''))
  return parser
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase()

async function* piecesOf(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE)
}

const broken = () => new FileRefused({ word: 'officeBroken' })
const tooMuch = () => new FileRefused({ word: 'officeTooMuch' })
