import { Button } from '@/components/ui/button'
import { routes } from '@/lib/routes'
import { joinWords } from '@/words/join'

/** An ordinary form that needs no script; what was typed is there again when it was wrong. */
export function CodeForm({ typed }: { typed?: string }) {
  const words = joinWords().code
  return (
    <form
      action={routes.joinByCode}
      className="grid items-end gap-x-4 gap-y-3 sm:grid-cols-[1fr_auto]"
    >
      <label className="field">
        <span className="field-label">{words.label}</span>
        <span id="code-hint" className={typed ? 'field-error' : 'field-hint'}>
          {typed ? words.wrong : words.hint}
        </span>
        <input
          name="code"
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          defaultValue={typed}
          aria-describedby="code-hint"
          aria-invalid={typed ? true : undefined}
          className="field-input"
        />
      </label>
      <Button type="submit">{words.button}</Button>
    </form>
  )
}
