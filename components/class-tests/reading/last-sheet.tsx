import { classReadingText } from '@/i18n/class-reading'

export type LastResult = {
  is: 'accepted' | 'same'
  student: string
  marks: string
  most: string
  /** Printed numbers of questions that are not right, on this sheet. */
  wrong: number[]
}

/** Over the picture, and below photos. */
export function LastSheet({ last: { is, student, marks, most, wrong } }: { last: LastResult }) {
  const { last: text } = classReadingText()
  return (
    <div className="last-sheet" role="status">
      <p className="font-semibold">
        {is === 'same' ? text.same(student) : text.accepted(student, marks, most)}
      </p>
      {is === 'accepted' && (
        <p>{wrong.length > 0 ? text.wrong(wrong.join(', ')) : text.allRight}</p>
      )}
    </div>
  )
}
