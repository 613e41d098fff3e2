'use client'

import { PrintButton } from '@/components/ui/print-button'
import { classSlipsText } from '@/i18n/class-slips'
import type { FeedbackSlip } from '@/lib/class-tests/kinds'
import { useStudentNames } from '@/lib/client/class-tests/student-names'
import { LOADS_SCRIPTS } from '@/server/contract'
import { NamesPanel } from '../names-panel'

type Props = {
  groupId: string
  heading: string
  language: string
  /** In the language of the slips. */
  words: { name: string; rolls: string[] }
  slips: FeedbackSlip[]
}

/** Printed from here, because only this browser knows names. Without them, each slip has a line to write on. */
export function SlipSheet({ groupId, heading, language, words, slips }: Props) {
  const text = classSlipsText()
  const names = useStudentNames(groupId)
  return (
    <div {...LOADS_SCRIPTS.now}>
      <div className="screen-only grid max-w-3xl gap-4">
        <PrintButton label={text.print} />
        <NamesPanel {...names} />
      </div>
      <div className="slips" lang={language}>
        {slips.map(({ id, rollNumber, section, lines, again, close }, index) => {
          const name = section ? undefined : names.names[rollNumber]
          return (
            <article key={id} className="slip" aria-label={words.rolls[index]}>
              <p className="slip-head" dir="auto">
                {heading}
              </p>
              <p className="slip-name">
                <strong>{words.rolls[index]}</strong>
                {name ? (
                  <span dir="auto">{name}</span>
                ) : (
                  <span className="slip-line">{words.name}</span>
                )}
              </p>
              {lines.map((line) => (
                <p key={line} dir="auto">
                  {line}
                </p>
              ))}
              {again && (
                <>
                  <p dir="auto">{again.heading}</p>
                  <ul>
                    {again.items.map((item) => (
                      <li key={item} dir="auto">
                        {item}
                      </li>
                    ))}
                  </ul>
                </>
              )}
              <p className="slip-close" dir="auto">
                {close}
              </p>
            </article>
          )
        })}
      </div>
    </div>
  )
}
