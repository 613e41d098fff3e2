import type { ReaderFault } from '@/words/reader'
import { larger, listenForGestures, smaller } from './gestures'
import { openFile } from './open-file'
import { openParameters } from './open-parameters'
import { PageStack } from './page-stack'

export type OpenBook = {
  pages: number
  larger: () => void
  smaller: () => void
  retry: () => void
  close: () => void
}

export type BookListeners = {
  onPage: (page: number) => void
  onZoom: (zoom: number) => void
  onBusy: (busy: boolean) => void
  onFault: (fault: ReaderFault) => void
}

/** From a file's address to pages on view. */
export async function openBook(
  url: string,
  scroller: HTMLElement,
  list: HTMLElement,
  listeners: BookListeners,
): Promise<OpenBook> {
  const file = await openFile(url, {
    onBusy: listeners.onBusy,
    onFault: ({ kind }) => listeners.onFault(kind),
  })
  const first = (await file.book.getPage(1)).getViewport({ scale: 1 })
  const pages = new PageStack(scroller, list, file.book, first, {
    onPage: listeners.onPage,
    onZoom: listeners.onZoom,
    onFault: () => listeners.onFault('unreadable'),
  })
  pages.start(openParameters(window.location.hash))
  const stopListening = listenForGestures(scroller, pages)
  return {
    pages: file.book.numPages,
    larger: () => larger(pages),
    smaller: () => smaller(pages),
    retry: () => {
      file.retry()
      pages.retry()
    },
    close: () => {
      stopListening()
      pages.close()
      file.close()
    },
  }
}
