'use client'

import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'

type Props = {
  msg: string
  text: Record<'mine' | 'mineHint' | 'theirs' | 'theirsHint', string>
  onKeep: () => void
  onOpen: () => void
}

/** Two windows changed the same text. Either choice keeps both texts. */
export const ConflictNotice = ({ msg, text, onKeep, onOpen }: Props) => (
  <Alert role="alert" tone="warning" className="grid gap-4">
    <p>{msg}</p>
    <div className="flex flex-wrap items-center gap-3">
      <Button onClick={onKeep}>{text.mine}</Button>
      <span>{text.mineHint}</span>
    </div>
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" onClick={onOpen}>
        {text.theirs}
      </Button>
      <span>{text.theirsHint}</span>
    </div>
  </Alert>
)
