import { PostButton } from './post-button'

type Props = {
  /** Without one, the seat can only be declined. */
  accept?: string
  decline: string
  csrfToken: string
  next?: string
}

export const SeatForms = ({ accept, decline, csrfToken, next }: Props) => (
  <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
    {accept && <PostButton path="/api/school/seat" label={accept} csrfToken={csrfToken} />}
    <PostButton
      path="/api/school/seat/decline"
      label={decline}
      csrfToken={csrfToken}
      values={next ? { next } : undefined}
      isQuiet
    />
  </div>
)
