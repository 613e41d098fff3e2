import { type RefObject, useState } from 'react'
import { type BookHighlight, type HighlightColour, MAX_QUOTE_CHARS } from '@/lib/library/schema'
import { takeQuote } from './find-quote'
import { HighlightBar } from './highlight-bar'
import { HighlightPanel } from './highlight-panel'
import { findTopParagraph, listParagraphs, type Paragraph } from './paragraphs'
import { findElementAt, findPageAt, indexText } from './text-index'
import type { Highlights } from './use-highlights'
import { readSelection, type SelectedWords, useSelectedWords } from './use-selected-words'

type Draft = { highlight: BookHighlight; isCut: boolean; paragraphs?: Paragraph[]; index?: number }

export type HighlightTools = ReturnType<typeof useHighlightTools>

type HighlightToolOptions = {
  text: RefObject<HTMLElement | null>
  highlights: Highlights
  pages: number
  /** While the text is read and no other panel is open. */
  isActive: boolean
}

/** What is being highlighted or changed. */
export function useHighlightTools({ text, highlights, pages, isActive }: HighlightToolOptions) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const [editedId, setEditedId] = useState<string | null>(null)
  const [words, endSelection] = useSelectedWords(text, isActive && !draft && !editedId)

  const begin = (place: SelectedWords, rest: Partial<Draft> = {}): Draft | null => {
    if (!text.current) return null
    const index = indexText(text.current)
    const end = cutAtSpace(index.text, place)
    const element = findElementAt(index, place.start)
    const page = Math.min(findPageAt(text.current, element), pages)
    const quote = takeQuote(index.text, place.start, end)
    const highlight = {
      id: crypto.randomUUID(),
      page,
      ...quote,
      colour: 'yellow' as const,
      note: null,
    }
    return { highlight, isCut: end < place.end, ...rest }
  }
  const beginParagraph = (paragraphs: Paragraph[], index: number) => {
    const paragraph = paragraphs[index]
    if (!paragraph) return
    paragraph.element.scrollIntoView({ block: 'start' })
    setDraft(begin(paragraph, { paragraphs, index }))
  }
  const saveAtOnce = async (colour: HighlightColour) => {
    const started = words && begin(words)
    if (!started) return false
    const { ok } = await highlights.save({ ...started.highlight, colour })
    if (ok) {
      getSelection()?.removeAllRanges()
      endSelection()
    }
    return ok
  }

  return {
    words,
    draft,
    edited: highlights.highlights.find(({ id }) => id === editedId) ?? null,
    editedId,
    edit: setEditedId,
    saveAtOnce,
    endSelection,
    addNote: () => words && setDraft(begin(words)),
    /** Of the selected words, else of the first paragraph on the screen. */
    add: () => {
      if (!text.current) return
      const selected = readSelection(text.current)
      if (selected) return setDraft(begin(selected))
      const paragraphs = listParagraphs(text.current)
      beginParagraph(paragraphs, findTopParagraph(paragraphs, text.current))
    },
    step: ({ paragraphs = [], index = 0 }: Draft, direction: 1 | -1) =>
      beginParagraph(paragraphs, index + direction),
    close: () => {
      setDraft(null)
      setEditedId(null)
    },
  }
}

function cutAtSpace(text: string, { start, end }: SelectedWords): number {
  if (end - start <= MAX_QUOTE_CHARS) return end
  const cut = text.lastIndexOf(' ', start + MAX_QUOTE_CHARS)
  return cut > start ? cut : start + MAX_QUOTE_CHARS
}

type PanelsProps = { tools: HighlightTools; highlights: Highlights }

export function HighlightPanels({ tools, highlights }: PanelsProps) {
  const { draft, words, editedId } = tools
  if (draft)
    return (
      <HighlightPanel
        key={draft.highlight.id}
        {...draft}
        isNew
        save={highlights.save}
        onStep={draft.paragraphs && ((direction) => tools.step(draft, direction))}
        onClose={tools.close}
      />
    )
  if (editedId) return <EditPanel key={editedId} tools={tools} highlights={highlights} />
  return (
    words && (
      <HighlightBar save={tools.saveAtOnce} addNote={tools.addNote} onClose={tools.endSelection} />
    )
  )
}

/** Remembers the highlight as it was when the tools opened, so that deleting it can be undone. */
function EditPanel({ tools, highlights }: PanelsProps) {
  const [highlight] = useState(tools.edited)
  return (
    highlight && (
      <HighlightPanel
        {...{ highlight, isNew: false, isCut: false }}
        save={highlights.save}
        onClose={tools.close}
      />
    )
  )
}
