'use client'

import { useRouter } from 'next/navigation'
import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { TextArea } from '@/components/ui/text-area'
import { schoolSiteApprovalText } from '@/i18n/school-site-approval'
import { post } from '@/lib/client/api'

export function ReturnDraftForm() {
  const text = schoolSiteApprovalText()
  const router = useRouter()
  const form = useSubmission({
    schema: () =>
      import('@/lib/school-sites/schema').then(({ returnDraftForm }) => returnDraftForm),
    send: (values) => post('/api/school/website/approval/return', values),
    failure: text.failure,
    onSuccess: ({ msg = text.returned }) => {
      router.refresh()
      return { tone: 'success', text: msg }
    },
  })
  return (
    <FormFrame
      form={form}
      button={text.return}
      busyLabel={text.busy}
      buttonProps={{ variant: 'secondary' }}
      isCompact
      noValidate
    >
      <TextArea label={text.reason} rows={2} {...form.field('reason')} />
    </FormFrame>
  )
}
