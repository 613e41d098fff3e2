import { Alert } from '@/components/ui/alert'

export type AttendanceNoticeContent = { tone: 'success' | 'error'; text: string }

export const AttendanceNotice = ({ tone, text }: AttendanceNoticeContent) => (
  <Alert tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
    {text}
  </Alert>
)
