'use client'

import { useState } from 'react'
import { ActionError } from '@/components/ui/action-error'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { actionText } from '@/i18n/actions'
import { teamCalendarText } from '@/i18n/team-calendar'
import { post } from '@/lib/client/api'
import { useHydrated } from '@/lib/client/use-hydrated'

type Props = { since: Date | null }
type FeedState = { isBusy?: true; hasFailed?: true; msg?: string; address?: string; isOff?: true }

const PATH = '/api/team/calendar/feed'

/** The address is shown once, because the site keeps only its hash. */
export function CalendarFeed({ since }: Props) {
  const { feed: text, day: formatDay } = teamCalendarText()
  const isHydrated = useHydrated()
  const [state, setState] = useState<FeedState>({})
  const hasFeed = !state.isOff && (state.address !== undefined || since !== null)

  async function send(path: string, isOff?: true) {
    if (state.isBusy) return
    setState({ ...state, isBusy: true })
    const { ok, msg, data } = await post<{ address?: string }>(path)
    setState(
      ok
        ? { msg, address: data.address, isOff }
        : { ...state, isBusy: undefined, hasFailed: true, msg },
    )
  }
  return (
    <section aria-labelledby="feed" className="max-w-2xl">
      <h2 id="feed">{text.heading}</h2>
      <p className="mt-2">{text.lede}</p>
      <p className="mt-2 text-muted">
        {since && hasFeed && !state.address
          ? text.since(formatDay(since.toISOString().slice(0, 10)))
          : null}
        {!hasFeed && text.none}
      </p>
      <p role="status">{!state.hasFailed && state.msg}</p>
      {state.address && (
        <Field
          id="feed-address"
          label={text.address}
          value={state.address}
          readOnly
          dir="ltr"
          onFocus={({ target }) => target.select()}
        />
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          variant="secondary"
          disabled={!isHydrated}
          busy={state.isBusy}
          busyLabel={actionText().busy}
          onClick={() => send(PATH)}
        >
          {hasFeed ? text.replace : text.create}
        </Button>
        {hasFeed && (
          <Button
            variant="secondary"
            disabled={!isHydrated}
            onClick={() => send(`${PATH}/off`, true)}
          >
            {text.remove}
          </Button>
        )}
      </div>
      {state.hasFailed && <ActionError msg={state.msg} />}
    </section>
  )
}
