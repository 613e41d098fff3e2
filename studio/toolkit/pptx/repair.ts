import { INK } from './styles'

/**
 * Adds what the library omits (note paragraphs, language, theme colours, alt text) and fixes two
 * format errors that make PowerPoint offer a repair: the position of the notes master and of
 * paragraph properties.
 */
export function repairXml(name: string, xml: string, language: string): string {
  const localizedXml = xml.replaceAll('lang="en-US"', `lang="${language}"`)
  if (name.startsWith('ppt/notesSlides/notesSlide')) return splitNotesParagraphs(localizedXml)
  if (name.startsWith('ppt/theme/theme')) return setThemeColours(localizedXml)
  if (name.startsWith('ppt/slides/slide'))
    return describeTallies(removeDuplicateProperties(localizedXml))
  if (name === 'ppt/presentation.xml') return moveNotesBeforeSlides(fixSectionIds(localizedXml))
  return localizedXml
}

function splitNotesParagraphs(xml: string) {
  return xml.replace(
    /<a:p>(<a:r><a:rPr[^>]*\/>)<a:t>([^<]*\n[^<]*)<\/a:t>.*?<\/a:p>/s,
    (_, run, text) =>
      text
        .split('\n')
        .map((line: string) => `<a:p>${run}<a:t>${line}</a:t></a:r></a:p>`)
        .join(''),
  )
}

const THEME_COLOURS: Record<string, string> = {
  dk1: INK.ink,
  lt1: INK.sheet,
  dk2: INK.deep,
  lt2: INK.sky,
  accent1: INK.indigo,
  accent2: INK.marigold,
  accent3: INK.leaf,
  accent4: INK.margin,
  accent5: INK.edge,
  accent6: INK.muted,
}

/** The palette offered for a teacher's own shapes. */
function setThemeColours(xml: string) {
  return xml.replace(
    /<a:(dk1|lt1|dk2|lt2|accent\d)>.*?<\/a:\1>/gs,
    (_, name) => `<a:${name}><a:srgbClr val="${THEME_COLOURS[name]}"/></a:${name}>`,
  )
}

/** The library generates random ids. */
function fixSectionIds(xml: string) {
  let count = 0
  return xml.replace(/(<p14:section [^>]*id=")[^"]*/g, (_, start) => {
    count += 1
    return `${start}{00000000-0000-4000-8000-${String(count).padStart(12, '0')}}`
  })
}

function describeTallies(xml: string) {
  return xml.replace(/name="(\d+ tally marks[^"]*)"/g, 'name="$1" descr="$1"')
}

function removeDuplicateProperties(xml: string) {
  return xml.replace(/<a:p>.*?<\/a:p>/gs, (paragraph) => {
    let count = 0
    return paragraph.replace(/<a:pPr\b[^>]*?(?:\/>|>.*?<\/a:pPr>)/gs, (properties) => {
      count += 1
      return count === 1 ? properties : ''
    })
  })
}

function moveNotesBeforeSlides(xml: string) {
  const [notes = ''] = xml.match(/<p:notesMasterIdLst>.*?<\/p:notesMasterIdLst>/s) ?? []
  return xml.replace(notes, '').replace('<p:sldIdLst>', `${notes}<p:sldIdLst>`)
}
