import { Alert } from '@/components/ui/alert'

export type AttendanceNoticeContent = { tone: 'success' | 'error'; text: string }

/** The progress of a call is shown beside the chosen file, which it blocks. */
export type AttendanceProgress = {
  progressText?: string
  onProgress: (text: string | undefined) => void
}

export const AttendanceNotice = ({ tone, text }: AttendanceNoticeContent) => (
  <Alert tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
    {text}
  </Alert>
)
