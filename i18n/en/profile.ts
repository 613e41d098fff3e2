export const profile = {
  loading: 'Loading...',
  name: 'Name',
  email: 'Email',
  subscribed: 'Subscribed',
  yes: 'Yes',
  no: 'No',
}
