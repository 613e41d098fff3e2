/** A ref of a message: scrolls it into view. A marked field has the focus, and says more. */
export function showOnScreen(message: HTMLElement | null): void {
  if (!document.activeElement?.matches('[aria-invalid]'))
    message?.scrollIntoView({ block: 'nearest' })
}
