'use client'

import type { ComponentProps } from 'react'
import { RichTextArea } from '@/components/rich-text/rich-text-area'
import { useTeamFieldError } from './team-form'

type Props = ComponentProps<typeof RichTextArea> & { name: string }

export const TeamRichTextArea = (props: Props) => (
  <RichTextArea error={useTeamFieldError(props.name)} {...props} />
)
