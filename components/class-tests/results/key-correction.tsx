'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import type { TestQuestion } from '@/base/class-test-kinds'
import { ActionError } from '@/components/ui/action-error'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { classResultsText } from '@/i18n/class-results'
import { toLetter } from '@/lib/class-tests/results/marking'
import { post } from '@/lib/client/api'
import { useHydrated } from '@/lib/client/use-hydrated'

type Props = { testId: string; language: string; question: TestQuestion }

type CorrectionState = {
  isBusy?: true
  msg?: string
  error?: string
  hasFailed?: true
  /** Of the change that can be undone. */
  change?: string
}

/** One press changes the results; one more takes it back. */
export function KeyCorrection({ testId, language, question }: Props) {
  const { correct: text, questions: words } = classResultsText()
  const router = useRouter()
  const isHydrated = useHydrated()
  const [state, setState] = useState<CorrectionState>({})
  const { id, kind, options, right, number, isDropped } = question
  const labels = kind === 'true-false' ? [words.isTrue, words.isFalse] : options
  const path = `/api/class-tests/${testId}/changes`

  const send = async (callPath: string, body?: object) => {
    if (state.isBusy) return
    setState({ isBusy: true })
    const result = await post<{ id?: string }>(callPath, body)
    if (!result.ok)
      return setState({
        hasFailed: true,
        msg: result.msg ?? text.failure,
        error: result.errors && Object.values(result.errors)[0],
      })
    setState({ msg: result.msg, change: result.data.id })
    router.refresh()
  }
  const correct = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    void send(path, {
      ...{ questionId: id, kind: 'key-corrected' },
      right: values.getAll('right').map(Number),
      number: `${values.get('number') ?? ''}`,
    })
  }
  const drop = () =>
    void send(path, {
      ...{ questionId: id, kind: isDropped ? 'question-restored' : 'question-dropped' },
    })
  return (
    <div className="grid content-start gap-4">
      {kind !== 'short' && (
        <form
          onSubmit={correct}
          key={`${right} ${number}`}
          className="grid justify-items-start gap-3"
        >
          {kind === 'number' ? (
            <Field
              name="number"
              label={text.number}
              defaultValue={number}
              error={state.error}
              disabled={!isHydrated}
            />
          ) : (
            <fieldset className="field">
              <legend className="field-label">{text.legend}</legend>
              {kind === 'choice' && <p className="text-muted">{text.hint}</p>}
              {state.error && <p className="field-error">{state.error}</p>}
              {labels.map((label, position) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two options may have one text.
                <label key={position} className="choice">
                  <input
                    type="checkbox"
                    name="right"
                    value={position}
                    defaultChecked={right.includes(position)}
                    disabled={!isHydrated}
                  />
                  <span lang={kind === 'true-false' ? undefined : language} dir="auto">
                    {kind === 'true-false' ? label : `${toLetter(position)}. ${label}`}
                  </span>
                </label>
              ))}
            </fieldset>
          )}
          <Button type="submit" variant="secondary" disabled={!isHydrated} busy={state.isBusy}>
            {text.save}
          </Button>
        </form>
      )}
      <Button
        variant="secondary"
        className="justify-self-start"
        disabled={!isHydrated}
        busy={state.isBusy}
        onClick={drop}
      >
        {isDropped ? text.restore : text.drop}
      </Button>
      {state.hasFailed && <ActionError msg={state.msg} />}
      {!state.hasFailed && state.msg && <p role="status">{state.msg}</p>}
      {state.change && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => void send(`${path}/${state.change}/undo`)}
        >
          {text.undo}
        </Button>
      )}
    </div>
  )
}
