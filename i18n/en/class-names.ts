export const classNames = {
  heading: (count: number) =>
    count === 0 ? 'Show names beside roll numbers' : `Names: ${count} students`,
  lede: 'Names stay in this browser. We never receive them, and other devices do not have them.',
  label: 'Roll number and name, one student per line',
  hint: 'Such as “12 Asha”. Empty the field to delete the list.',
  save: 'Save in this browser',
  saved: (count: number) => `${count} names are saved in this browser.`,
  deleted: 'The list is deleted.',
  notKept: 'This browser stores nothing. The names are gone when you leave the page.',
}
