import { Button } from '@/components/ui/button'
import { routes } from '@/lib/routes'
import { certificateWords } from '@/words/certificate'

/** An ordinary form that needs no script; what was typed is there again when it was wrong. */
export function CheckForm({ typed }: { typed?: string }) {
  const words = certificateWords().check
  return (
    <form
      action={routes.checkCertificate}
      className="grid items-end gap-x-4 gap-y-3 sm:grid-cols-[1fr_auto]"
    >
      <label className="field">
        <span className="field-label">{words.number}</span>
        <input
          name="number"
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          defaultValue={typed}
          aria-describedby="number-hint"
          className="field-input"
        />
      </label>
      <Button type="submit">{words.button}</Button>
      <p id="number-hint" className="text-muted sm:col-span-2">
        {words.hint}
      </p>
    </form>
  )
}
