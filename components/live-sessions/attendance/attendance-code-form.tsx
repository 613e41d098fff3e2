import { buttonClass } from '@/components/ui/button'
import { liveSessionText } from '@/i18n/live-sessions'

type Props = { slug: string; csrfToken: string; isPrimary: boolean }

export function AttendanceCodeForm({ slug, csrfToken, isPrimary }: Props) {
  const { registration: text } = liveSessionText()
  return (
    <form method="post" action={`/api/series/${slug}/attendance`} className="grid gap-3">
      <input type="hidden" name="xsrf" value={csrfToken} />
      <div className="field">
        <label htmlFor="code" className="field-label">
          {text.attendanceCodeLabel}
        </label>
        <span id="code-hint" className="field-hint">
          {text.attendanceCodeHint}
        </span>
        <input
          id="code"
          name="code"
          required
          maxLength={60}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby="code-hint"
          className="field-input"
        />
      </div>
      <button type="submit" className={buttonClass(isPrimary ? 'accent' : 'primary')}>
        {text.submitAttendanceCode}
      </button>
    </form>
  )
}
