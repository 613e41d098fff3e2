import { liveSessionText } from '@/i18n/live-sessions'

export function AttendanceCodeForm({ slug, csrfToken }: { slug: string; csrfToken: string }) {
  const { place: text } = liveSessionText()
  return (
    <form method="post" action={`/api/series/${slug}/word`} className="grid gap-3">
      <input type="hidden" name="xsrf" value={csrfToken} />
      <div className="field">
        <label htmlFor="word" className="field-label">
          {text.wordLabel}
        </label>
        <span id="word-hint" className="field-hint">
          {text.wordHint}
        </span>
        <input
          id="word"
          name="word"
          required
          maxLength={60}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby="word-hint"
          className="field-input"
        />
      </div>
      <button type="submit" className="button">
        {text.sendWord}
      </button>
    </form>
  )
}
