import { schoolLoginText } from '@/i18n/school-login'

export function AddSignInDomain({ csrfToken }: { csrfToken: string }) {
  const { domain: text } = schoolLoginText()
  return (
    <section aria-labelledby="domain-heading" className="grid gap-5">
      <h2 id="domain-heading">{text.heading}</h2>
      <form method="post" action="/api/school/sign-in/domains" className="grid max-w-xl gap-5">
        <input type="hidden" name="xsrf" value={csrfToken} />
        <div className="field">
          <label htmlFor="domain" className="field-label">
            {text.field}
          </label>
          <p id="domain-hint" className="field-hint">
            {text.hint}
          </p>
          <input
            id="domain"
            name="domain"
            required
            maxLength={253}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby="domain-hint"
            className="field-input"
          />
        </div>
        <button type="submit" className="button justify-self-start">
          {text.button}
        </button>
      </form>
    </section>
  )
}
