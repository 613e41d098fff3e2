import 'server-only'
import { pipeline } from 'node:stream/promises'
import { createInflateRaw } from 'node:zlib'
import { SaxesParser } from 'saxes'
import type { ReadableContent } from './result'
import { FileRejectedError } from './result'
import { readPackedBytes, type ZipEntry } from './zip-directory'

/** Streams one XML part of an Office file: UTF-8 only, no DOCTYPE, no custom entities. */

export type XmlElement = { name: string; attributes: [name: string, value: string][] }
export type XmlReader = {
  element: (element: XmlElement) => void
  text?: (text: string, parentName: string) => void
  close?: () => void
}
/** Shared by all parts of one file. */
export type XmlReadBudget = { bytesLeft: number; until: number }

const CHUNK_BYTES = 64 * 1024

export async function readXml(
  file: ReadableContent,
  entry: ZipEntry,
  budget: XmlReadBudget,
  reader: XmlReader,
) {
  budget.bytesLeft -= entry.unpacked
  if (budget.bytesLeft < 0) throw createOfficeTooLargeError()
  const packedContent = await readPackedBytes(file, entry)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const parser = createParser(reader)
  const parseChunks = async (chunks: AsyncIterable<Buffer>) => {
    let readBytes = 0
    for await (const chunk of chunks) {
      readBytes += chunk.length
      if (readBytes > entry.unpacked) throw createOfficeTooLargeError()
      if (Date.now() > budget.until) throw new FileRejectedError({ code: 'fileTooComplex' })
      parser.write(decoder.decode(chunk, { stream: true }))
      // A large part takes seconds, so yield to other requests between chunks.
      await new Promise(setImmediate)
    }
    parser.write(decoder.decode()).close()
    reader.close?.()
  }
  try {
    const chunks = splitIntoChunks(packedContent)
    if (entry.method === 0) await parseChunks(chunks)
    else await pipeline(chunks, createInflateRaw({ chunkSize: CHUNK_BYTES }), parseChunks)
  } catch (error) {
    throw error instanceof FileRejectedError ? error : createBrokenOfficeError()
  }
}

/** Strips prefixes and case, so that rules depend on neither. */
function createParser({ element, text }: XmlReader) {
  const parser = new SaxesParser({ position: false })
  const openElements: string[] = []
  parser.on('error', () => {
    throw createBrokenOfficeError()
  })
  parser.on('doctype', () => {
    throw createBrokenOfficeError()
  })
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && encoding.toLowerCase() !== 'utf-8') throw createBrokenOfficeError()
  })
  parser.on('opentag', (tag) => {
    const name = localName(tag.name)
    openElements.push(name)
    element({
      name,
      attributes: Object.entries(tag.attributes).map(([key, value]) => [
        localName(key),
        String(value),
      ]),
    })
  })
  parser.on('closetag', () => {
    openElements.pop()
  })
  parser.on('text', (chunk) => text?.(chunk, openElements.at(-1) ?? ''))
  parser.on('cdata', (chunk) => text?.(chunk, openElements.at(-1) ?? ''))
  return parser
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase()

async function* splitIntoChunks(bytes: Buffer) {
  for (let offset = 0; offset < bytes.length; offset += CHUNK_BYTES)
    yield bytes.subarray(offset, offset + CHUNK_BYTES)
}

const createBrokenOfficeError = () => new FileRejectedError({ code: 'officeBroken' })
const createOfficeTooLargeError = () => new FileRejectedError({ code: 'officeTooLarge' })
