import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/site/button-link'
import { ActionButton } from '@/components/ui/action-button'
import { ActionLink } from '@/components/ui/action-link'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { ClassroomLink } from '@/components/ui/classroom-link'
import { PrintButton } from '@/components/ui/print-button'
import { ShareActions } from '@/components/ui/share-actions'
import { Spinner } from '@/components/ui/spinner'
import { UndoableActionButton } from '@/components/ui/undoable-action-button'
import { accountFormText } from '@/i18n/account-forms'
import { draftsText } from '@/i18n/drafts'
import { libraryText } from '@/i18n/library'
import { routes } from '@/lib/routes'
import type { DesignPiece } from './piece'

const NOWHERE = '/design/pieces'

/** What is pressed, and the small marks beside it. */
export function listControlPieces(): DesignPiece[] {
  const { register: form } = accountFormText()
  const { upgrade, editor } = draftsText()
  const { free, premium, open } = libraryText()
  const buttons = (props: { disabled?: true; busy?: true }) => (
    <Row>
      {(['primary', 'secondary', 'accent'] as const).map((variant) => (
        <Button key={variant} variant={variant} busyLabel={form.busy} {...props}>
          {form.button}
        </Button>
      ))}
    </Row>
  )
  return [
    {
      name: 'button',
      states: {
        default: buttons({}),
        hover: buttons({}),
        focus: buttons({}),
        disabled: buttons({ disabled: true }),
        busy: buttons({ busy: true }),
        long: <Button>{upgrade.text}</Button>,
      },
    },
    {
      name: 'button-link',
      states: {
        default: (
          <Row>
            <ButtonLink href={NOWHERE}>{free.subscribe}</ButtonLink>
            <ButtonLink href={NOWHERE} tone="accent">
              {free.subscribe}
            </ButtonLink>
            <ButtonLink href={NOWHERE} tone="quiet">
              {free.subscribe}
            </ButtonLink>
          </Row>
        ),
        'on dark': (
          <div className="bg-deep p-4">
            <ButtonLink href={NOWHERE} tone="chalk">
              {free.subscribe}
            </ButtonLink>
          </div>
        ),
        long: <ButtonLink href={NOWHERE}>{upgrade.link}</ButtonLink>,
      },
    },
    {
      name: 'action-link',
      states: {
        default: <ActionLink href={NOWHERE}>{upgrade.link}</ActionLink>,
        hover: <ActionLink href={NOWHERE}>{upgrade.link}</ActionLink>,
        focus: <ActionLink href={NOWHERE}>{upgrade.link}</ActionLink>,
        classroom: <ClassroomLink url={routes.home} />,
      },
    },
    {
      name: 'action-button',
      states: {
        default: <ActionButton label={editor.remove} path={NOWHERE} />,
        undoable: <UndoableActionButton label={editor.remove} path={NOWHERE} undo={NOWHERE} />,
        print: <PrintButton label={editor.print} />,
      },
    },
    { name: 'share-actions', states: { default: <ShareActions text={upgrade.text} subject="" /> } },
    {
      name: 'badge',
      states: {
        default: (
          <Row>
            <Badge>{editor.title}</Badge>
            <Badge tone="premium">{premium}</Badge>
            <Badge tone="free">{open}</Badge>
            <Badge tone="coming">{editor.states.typed}</Badge>
          </Row>
        ),
        long: <Badge>{upgrade.text}</Badge>,
      },
    },
    {
      name: 'spinner',
      states: {
        loading: (
          <Row>
            <Spinner />
          </Row>
        ),
      },
    },
  ]
}

const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
)
