export const profile = {
  loading: 'ஏற்றப்படுகிறது...',
  name: 'பெயர்',
  email: 'மின்னஞ்சல்',
  subscribed: 'சந்தா',
  yes: 'உண்டு',
  no: 'இல்லை',
}
