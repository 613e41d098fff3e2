import {
  TeamField,
  TeamForm,
  TeamSelectField,
  TeamTextArea,
} from '@/components/team/forms/team-form'
import { teamBillingText } from '@/i18n/team-billing'
import type { BillingSettingsFields } from '@/lib/billing/settings'
import { listStateOptions } from './quotation-section'

type Props = { version: number; fields: BillingSettingsFields }

const TEXT_FIELDS = {
  payment: ['bankAccountName', 'bankAccount', 'ifsc', 'bankName', 'upiId'],
  documents: [
    ...(['signatory', 'signatoryTitle', 'quotationPrefix', 'invoicePrefix'] as const),
    ...(['receiptPrefix', 'creditNotePrefix', 'validityDays', 'openingShare'] as const),
  ],
} as const

export function SettingsForm({ version, fields }: Props) {
  const { settings: text, prices } = teamBillingText()
  const { no, yes } = prices.yesOrNo
  const props = (name: keyof BillingSettingsFields) => ({
    name,
    label: text.fields[name],
    defaultValue: fields[name],
  })
  return (
    <div className="mt-6 max-w-2xl">
      <TeamForm path="/api/team/billing/settings" button={text.button}>
        <input type="hidden" name="version" value={version} />
        <h2>{text.groups.seller}</h2>
        <TeamField {...props('sellerName')} />
        <TeamTextArea {...props('sellerAddress')} rows={2} />
        <TeamSelectField {...props('sellerState')} options={listStateOptions()} placeholder="" />
        <TeamField {...props('gstin')} hint={text.hints.gstin} />
        <TeamField {...props('pan')} />
        <h2>{text.groups.tax}</h2>
        <TeamField {...props('sac')} inputMode="numeric" />
        <TeamField {...props('taxRate')} hint={text.hints.taxRate} inputMode="decimal" />
        <TeamSelectField
          {...props('reverseCharge')}
          options={[
            { value: 'no', label: no },
            { value: 'yes', label: yes },
          ]}
        />
        {(['payment', 'documents'] as const).map((group) => (
          <div key={group} className="grid gap-4">
            <h2>{text.groups[group]}</h2>
            {TEXT_FIELDS[group].map((name) => (
              <TeamField key={name} {...props(name)} />
            ))}
          </div>
        ))}
        <TeamTextArea {...props('terms')} rows={3} />
      </TeamForm>
    </div>
  )
}
