'use client'

import { useRouter } from 'next/navigation'
import { type ChangeEvent, useId, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import {
  attendeesOf,
  type Begun,
  lookedUp,
  type Match,
  noted,
} from '@/lib/client/attendance/read-list'
import { useHydrated } from '@/lib/client/use-hydrated'
import { attendanceWords } from '@/words/attendance'
import { AttendanceMatches, type Choices, chosenIn, firstChoices } from './attendance-matches'

type Notice = { tone: 'success' | 'error'; text: string }

/** A list of the meeting service: read here, shown with whom it means, and noted when that is right. */
export function AttendanceImport({ path }: { path: string }) {
  const words = attendanceWords()
  const router = useRouter()
  const hydrated = useHydrated()
  const field = useId()
  const [matches, setMatches] = useState<Match[]>()
  const [choices, setChoices] = useState<Choices>({})
  const [begun, setBegun] = useState<Begun>({ done: 0 })
  const [progress, setProgress] = useState<string>()
  const [notice, setNotice] = useState<Notice>()

  async function read({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file || progress) return
    setNotice(undefined)
    setMatches(undefined)
    setBegun({ done: 0 })
    const attendees = await attendeesOf(file).catch(UNREADABLE)
    if (!attendees?.length) return setNotice({ tone: 'error', text: words.noList })
    const tell = (done: number, all: number) => setProgress(words.reading(done, all))
    const { matches: found, msg } = await lookedUp(path, attendees, tell)
    setProgress(undefined)
    if (!found) return setNotice({ tone: 'error', text: msg ?? words.failed })
    setMatches(found)
    setChoices(firstChoices(found))
  }

  const people = chosenIn(choices)
  async function note() {
    if (progress) return
    const tell = (done: number, all: number) => setProgress(words.noting(done, all))
    const outcome = await noted(path, people, begun, tell)
    setProgress(undefined)
    setBegun(outcome.begun)
    if (outcome.failed) {
      const { done } = outcome.begun
      const text = outcome.msg ?? (done > 0 ? words.halfway(done) : words.failed)
      return setNotice({ tone: 'error', text })
    }
    setMatches(undefined)
    setNotice({ tone: 'success', text: words.done(people.length) })
    router.refresh()
  }

  return (
    <div className="grid gap-4">
      <label htmlFor={field} className="font-semibold">
        {matches ? words.another : words.choose}
      </label>
      <input
        id={field}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        className="field-input"
        disabled={!hydrated || Boolean(progress)}
        onChange={read}
      />
      {progress && <p role="status">{progress}</p>}
      {notice && (
        <Alert tone={notice.tone} role={notice.tone === 'error' ? 'alert' : 'status'}>
          {notice.text}
        </Alert>
      )}
      {matches && (
        <>
          {/* What is half noted is gone on with as it was. */}
          <fieldset disabled={begun.done > 0} className="grid gap-4">
            <AttendanceMatches matches={matches} choices={choices} choose={setChoices} />
          </fieldset>
          <div>
            <Button
              busy={Boolean(progress)}
              busyLabel={progress}
              disabled={people.length === 0}
              onClick={note}
            >
              {words.note(people.length)}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

/** A file that the browser cannot read is no list either. */
const UNREADABLE = () => null
