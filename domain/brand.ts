/** The brand, in one place: renaming the product is one edit. */
export const BRAND = {
  name: 'Evenplate',
  tagline: 'Smart Recipes for Better Blood Sugar Management',
  description:
    'AI-written, blood-sugar-friendly recipes with carbohydrate, fiber and glycemic load you can trust, counted ingredient by ingredient.',
  copyrightYear: 2025,
  hubStatement: 'Evenplate is an application of the Product Management Hub.',
  support: { email: 'support@evenplate.example', hours: 'Monday-Friday 9am-5pm CST', city: 'Stillwater, MN' },
  social: [
    { name: 'Facebook', href: 'https://www.facebook.com/evenplate' },
    { name: 'Instagram', href: 'https://www.instagram.com/evenplate' },
    { name: 'X', href: 'https://x.com/evenplate' },
  ],
} as const

export const titleOf = (title: string = BRAND.tagline): string => `${title} | ${BRAND.name}`
