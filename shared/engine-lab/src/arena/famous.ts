/** Companies that a judge knows by heart: a pair against them measures fame, not drawing. */
export const FAMOUS: readonly string[] = (
  'adobe aws amazon amd android angular anthropic apache apple atlassian audi bbc bitcoin bmw bootstrap burgerking cisco chatgpt chrome claude cloudflare cocacola css debian dell deno discord disney docker dropbox ebay ecmascript ' +
  'electron ethereum etsy eslint facebook fedora ferrari fifa figma firebase firefox flutter ford git github gitlab gmail go google graphql hbo honda hp html htmx huawei ibm ieee ikea instagram intel ios java javascript jenkins jquery kia ' +
  'kotlin kubernetes laravel lego lg linkedin linux mastercard mastodon mcdonalds medium mercedes meta microsoft mongodb mozilla mysql nasa netflix netlify nextjs next nginx nike nintendo node nodejs notion npm nvidia openai opera oracle ' +
  'paypal perl php pinterest playstation postgresql puma python pytorch raspberry react reddit redis redux rss ruby rust safari salesforce samsung sap shell shopify skype slack snapchat sony soundcloud spotify sql stackoverflow starbucks ' +
  'stripe svelte swift target tailwind tailwindcss telegram tensorflow tesla threads tiktok toyota trello tumblr tux twitch twitter typescript uber ubuntu ups vercel vim visa visual-studio vite vue vuejs walmart webpack whatsapp wikipedia ' +
  'windows wordpress x xbox yahoo youtube zoom'
).split(' ');
