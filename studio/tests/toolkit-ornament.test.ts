import { describe, expect, test } from 'vitest'
import { filterByFormat, readOfficeParts } from '@/tests/support/toolkit-files'
import { drawKolam } from '../toolkit/draw/kolam'

describe.each(filterByFormat('docx'))('$file', ({ theme, file }) => {
  test("has its theme's ornament once, as a drawing behind the text", async () => {
    const { 'word/document.xml': xml = '' } = await readOfficeParts(file)
    expect(xml.match(/<wp:docPr [^>]*name="Kolam"/g)).toHaveLength(1)
    const [shape = ''] = /<wp:anchor .*?behindDoc="1".*?<\/wp:anchor>/s.exec(xml) ?? []
    const { line, dots } = drawKolam(theme.id)
    expect(shape.match(/<a:cubicBezTo>/g)).toHaveLength(line.match(/C/g)?.length ?? 0)
    expect(shape.match(/<a:arcTo /g)).toHaveLength(dots.length)
  })
})
