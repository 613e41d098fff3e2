import { seriesWords } from '@/words/series'

/** The word that the host has shown, typed. */
export function WordForm({ slug, xsrf }: { slug: string; xsrf: string }) {
  const { place } = seriesWords()
  return (
    <form method="post" action={`/api/series/${slug}/word`} className="grid gap-3">
      <input type="hidden" name="xsrf" value={xsrf} />
      <div className="field">
        <label htmlFor="word" className="field-label">
          {place.wordLabel}
        </label>
        <span id="word-hint" className="field-hint">
          {place.wordHint}
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
        {place.sendWord}
      </button>
    </form>
  )
}
