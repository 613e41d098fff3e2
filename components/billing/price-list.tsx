import { TeamField, TeamForm, TeamSelectField } from '@/components/team/forms/team-form'
import { Badge } from '@/components/ui/badge'
import { teamBillingText } from '@/i18n/team-billing'
import { formatRupees } from '@/lib/billing/money'
import type { Price } from '@/lib/billing/prices'

export function PriceList({ prices }: { prices: Price[] }) {
  const { prices: text } = teamBillingText()
  return (
    <>
      {prices.length === 0 && <p className="mt-4">{text.none}</p>}
      <ul className="rows mt-4">
        {prices.map(({ id, plan, amount, seatsFrom, seatsTo, months, validFrom, isPublic }) => (
          <li key={id}>
            <p className="font-semibold" dir="auto">
              {text.item(plan, formatRupees(amount))} {isPublic && <Badge>{text.isPublic}</Badge>}
            </p>
            <p className="text-muted">{text.covers(seatsFrom, seatsTo, months, validFrom)}</p>
            <TeamForm
              path={`/api/team/billing/prices/${id}/withdraw`}
              button={text.withdraw}
              name={text.withdrawOne(plan)}
              variant="secondary"
            />
          </li>
        ))}
      </ul>
      <section aria-labelledby="add-price" className="mt-8 max-w-2xl">
        <h2 id="add-price">{text.add}</h2>
        <NewPrice />
      </section>
    </>
  )
}

function NewPrice() {
  const { prices: text } = teamBillingText()
  const { no, yes } = text.yesOrNo
  const numberProps = { type: 'number', inputMode: 'numeric', min: 1 } as const
  return (
    <TeamForm path="/api/team/billing/prices" button={text.add}>
      <TeamField name="plan" label={text.plan} autoComplete="off" />
      <div className="grid grid-cols-2 gap-4">
        <TeamField name="seatsFrom" label={text.seatsFrom} {...numberProps} />
        <TeamField name="seatsTo" label={text.seatsTo} {...numberProps} />
      </div>
      <TeamField name="months" label={text.months} defaultValue={12} {...numberProps} />
      <TeamField name="amount" label={text.amount} inputMode="decimal" />
      <TeamField name="validFrom" type="date" label={text.validFrom} />
      <TeamSelectField
        name="isPublic"
        label={text.publicLabel}
        options={[
          { value: 'no', label: no },
          { value: 'yes', label: yes },
        ]}
      />
    </TeamForm>
  )
}
