import type { BookPage, Size } from './book-page'

/** Which pages are drawn: those on view and about one screen around them, one at a time. */

/** Pages drawn and left behind that are kept, for whoever scrolls back and forth. */
const KEPT = 2

type Wishes = {
  current: () => number
  onSize: (page: BookPage, size: Size) => void
  onFault: () => void
}

export class Drawing {
  #near = new Set<BookPage>()
  #left = new Set<BookPage>()
  #failed = new Set<BookPage>()
  #underWay: BookPage | undefined
  #watch: IntersectionObserver
  #pages = new Map<Element, BookPage>()

  constructor(
    scroller: HTMLElement,
    pages: BookPage[],
    readonly wishes: Wishes,
  ) {
    this.#watch = new IntersectionObserver(this.#noteNear, {
      root: scroller,
      rootMargin: '100% 0px',
    })
    for (const page of pages) {
      this.#pages.set(page.element, page)
      this.#watch.observe(page.element)
    }
  }

  /** What is under way has the wrong size now. */
  startAgain() {
    this.#underWay?.stop()
    void this.#next()
  }

  retry() {
    this.#failed.clear()
    void this.#next()
  }

  close() {
    this.#watch.disconnect()
    this.#near.clear()
    for (const page of this.#pages.values()) page.clear()
  }

  #noteNear = (entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) {
      const page = this.#pages.get(target)
      if (page) this.#note(page, isIntersecting)
    }
    for (const page of [...this.#left].slice(0, -KEPT)) {
      page.clear()
      this.#left.delete(page)
    }
    void this.#next()
  }

  #note(page: BookPage, near: boolean) {
    if (near) {
      this.#near.add(page)
      this.#left.delete(page)
    } else if (this.#near.delete(page)) {
      page.stop()
      this.#left.add(page)
    }
  }

  /** The page before the eyes first: so its bytes come before those of its neighbours. */
  async #next() {
    if (this.#underWay) return
    const current = this.wishes.current() + 0.1
    const distance = ({ number }: BookPage) => Math.abs(number - current)
    const [next] = [...this.#near]
      .filter((page) => page.stale && !this.#failed.has(page))
      .sort((one, other) => distance(one) - distance(other))
    if (!next) return
    this.#underWay = next
    try {
      await next.draw(this.wishes.onSize)
    } catch {
      // Whatever it was, the page stays blank and the reader is told.
      this.#failed.add(next)
      this.wishes.onFault()
    }
    this.#underWay = undefined
    void this.#next()
  }
}
