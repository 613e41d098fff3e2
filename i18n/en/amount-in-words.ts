/** Indian English: lakh and crore, as banks write an amount. */
export const amountInWords = {
  ones: [
    ...['Zero', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
    ...['Eleven', 'Twelve', 'Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen'],
    ...['Eighteen', 'Nineteen'],
  ],
  tens: [...['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety']],
  hundred: 'Hundred',
  thousand: 'Thousand',
  lakh: 'Lakh',
  crore: 'Crore',
  minus: 'Minus',
  amount: (rupees: string) => `Rupees ${rupees} Only`,
  amountWithPaise: (rupees: string, paise: string, isOne: boolean) =>
    `Rupees ${rupees} and ${paise} ${isOne ? 'Paisa' : 'Paise'} Only`,
}
