import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import JSZip from 'jszip'
import { SaxesParser } from 'saxes'
import { describe, expect, test } from 'vitest'
import { ebooks } from '@/content/ebooks/catalogue'
import { createZip } from '@/lib/files/zip'
import { readBookText } from '@/lib/library/books'
import { listEpubFiles } from '@/lib/library/epub/file'

/** `npm run lab -- validators` checks the same files with EPUBCheck. */

async function readEpub({
  id,
  title,
  author,
  description,
  category,
  text: bundled,
}: (typeof ebooks)[number]) {
  const text = await readBookText({ files: { text: { bundled } } })
  if (!text) throw new Error(`no text of ${id}`)
  const book = { id, title, author, description, category, text, hasCover: true }
  const bytes = await buffer(Readable.from(createZip(listEpubFiles(book, Buffer.from('<svg/>')))))
  const zip = await JSZip.loadAsync(bytes)
  const names = Object.keys(zip.files)
  const read = async (name: string) => (await zip.file(name)?.async('string')) ?? ''
  const files = new Map(
    await Promise.all(names.map(async (name) => [name, await read(name)] as const)),
  )
  return { bytes, names, text, read: (name: string) => files.get(name) ?? '' }
}

function listIds(xml: string): string[] {
  const ids: string[] = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ attributes }) => {
    if (attributes.id) ids.push(attributes.id.value)
  })
  parser.write(xml).close()
  return ids
}

describe.each(ebooks)('the EPUB of $title', (book) => {
  test('begins with its type, uncompressed, and every page is well-formed with ids of its own', async () => {
    const { bytes, names, read } = await readEpub(book)
    expect(bytes.subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip')
    const pages = names.filter((name) => /\.(xhtml|opf|xml)$/.test(name))
    for (const name of pages) {
      const ids = listIds(read(name))
      expect(new Set(ids).size, name).toBe(ids.length)
    }
    for (const name of names.filter((file) => file.startsWith('book/') && !/opf$/.test(file)))
      expect(read('book/package.opf')).toContain(`href="${name.replace('book/', '')}"`)
  })

  test('its contents lead to every chapter, section and page of the printed book', async () => {
    const { text, read } = await readEpub(book)
    const contents = read('book/contents.xhtml')
    const links = [...contents.matchAll(/href="([^"#]+)(?:#([^"]+))?"/g)].map(
      ([, file = '', id]) => ({ file, id }),
    )
    for (const { file, id } of links)
      if (id) expect(listIds(read(`book/${file}`)), `${file}#${id}`).toContain(id)
    const linkedIds = links.flatMap(({ id }) => id ?? [])
    const places = text.chapters.flatMap(({ id, sections, blocks }) => [
      id,
      ...sections.map((section) => section.id),
      ...blocks.map(({ page }) => `page-${page}`),
    ])
    expect(places.filter((id) => !linkedIds.includes(id))).toEqual([])
  })

  test('has its imprint, and the drawings of the text with their descriptions, declared as such', async () => {
    const { text, read } = await readEpub(book)
    for (const { term } of text.imprint)
      expect(read('book/about.xhtml')).toContain(`<dt>${term}</dt>`)
    const countDrawings = (html: string) =>
      html.match(/<svg [^>]*role="img" aria-label="[^"]{60,}"/g)?.length ?? 0
    expect(text.imprint.length).toBeGreaterThan(5)
    for (const [index, { blocks }] of text.chapters.entries()) {
      const file = `chapter-${index + 1}.xhtml`
      const count = countDrawings(blocks.map(({ html }) => html).join(''))
      expect(countDrawings(read(`book/${file}`)), file).toBe(count)
      const [item = ''] =
        read('book/package.opf').match(new RegExp(`<item [^>]*href="${file}"[^>]*>`)) ?? []
      expect(item.includes('properties="svg"'), file).toBe(count > 0)
    }
    expect(read('book/package.opf')).toContain('alternativeText')
  })

  test('holds every word of the text, in order', async () => {
    const { text, read } = await readEpub(book)
    const toWords = (html: string) =>
      html
        .replace(/<[^>]+>/g, ' ')
        .replace(/&\w+;/g, ' ')
        .match(/[\p{L}\p{N}₹]+/gu) ?? []
    for (const [index, { blocks }] of text.chapters.entries()) {
      const words = toWords(blocks.map(({ html }) => html).join(' ')).join(' ')
      expect(toWords(read(`book/chapter-${index + 1}.xhtml`)).join(' ')).toContain(words)
    }
  })
})
