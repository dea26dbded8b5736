import { BRAND } from '@evenplate/domain/brand'
import { LIMITS } from '@evenplate/domain/limits'
import { Link } from 'react-router-dom'
import { LegalPage, type Section } from './LegalPage.tsx'

const { email, city } = BRAND.support

export function Terms() {
  return (
    <LegalPage
      title="Terms of Service"
      lead={`The agreement between you and ${BRAND.name}. Please read the medical disclaimer carefully.`}
      updated="June 2023"
      sections={SECTIONS}
    />
  )
}

const SECTIONS: readonly Section[] = [
  {
    id: 'agreement',
    title: 'Agreement to Terms',
    body: (
      <p>
        By using {BRAND.name} you agree to these terms and to our <Link to="/privacy">Privacy Policy</Link>.
        If you do not agree, please do not use the service. If a court finds one of these terms invalid, the
        others still apply.
      </p>
    ),
  },
  {
    id: 'service',
    title: 'Description of Service',
    body: (
      <>
        <p>
          {BRAND.name} generates recipes with the help of artificial intelligence, calculates nutrition
          figures for them, and offers a glossary, a dashboard and account features.
        </p>
        <p>
          Guests may generate {LIMITS.guestPerDay} recipes a day, and account holders {LIMITS.memberPerDay} as
          long as they have room to save them: a free account can hold {LIMITS.savedRecipes} saved recipes.
          The service is free. Each recipe says whether AI wrote it and where its figures come from.
        </p>
        <p>
          We check each recipe for your allergens, your diets and anything you avoid, but both AI and our
          checks can make mistakes, and brands differ. Read a recipe before you cook it, and check every
          package for allergens. We work to keep the service available but cannot promise that it always will
          be.
        </p>
      </>
    ),
  },
  {
    id: 'registration',
    title: 'Account Registration',
    body: (
      <p>
        To save recipes you need an account with a working email address. Keep your password to yourself and
        tell us if you think someone else is using your account. You must be at least 18 years old, or at
        least 13 with the permission of a parent or guardian. Each account is for one person.
      </p>
    ),
  },
  {
    id: 'conduct',
    title: 'User Conduct',
    body: (
      <>
        <p>Please do not:</p>
        <ul>
          <li>use the service to break the law or harm anyone;</li>
          <li>get around its limits or overload it with automated requests;</li>
          <li>try to access other people’s data or break its security;</li>
          <li>try to make it produce something other than recipes.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'intellectual-property',
    title: 'Intellectual Property',
    body: (
      <p>
        The site, its texts, pictures and software belong to {BRAND.name} or to those who license them to us.
        Recipes generated for you are for your personal use: cook them, print them, share them with friends
        and family, including by public link, but do not sell them or publish them as a collection. Anything
        you write in a recipe that you make public must be yours to share. You keep your rights to it and
        allow us to show it for as long as it is public. If something public here infringes your rights, write
        to us and we will look into it.
      </p>
    ),
  },
  {
    id: 'medical-disclaimer',
    title: 'Medical Disclaimer',
    body: (
      <>
        <p>
          <strong>{BRAND.name} is not medical advice.</strong> Nothing here is meant to diagnose, treat, cure
          or prevent any disease, or to tell you how much medicine to take.
        </p>
        <p>
          Nutrition figures and glycemic load are careful estimates and may not match your own meal. Talk with
          your care team before you change your diet or treatment, and never delay getting help because of
          something you read here. In an emergency call your local emergency number.
        </p>
      </>
    ),
  },
  {
    id: 'liability',
    title: 'Limitation of Liability',
    body: (
      <p>
        The service is provided as it is and as available, without warranties of any kind, express or implied,
        including merchantability, fitness for a particular purpose, and the accuracy of recipes and figures.
        To the extent the law allows, {BRAND.name} is not liable for indirect, incidental or consequential
        damages that come from using it, or from not being able to use it, and its total liability is limited
        to 100 US dollars. Nothing in these terms limits liability that cannot be limited by law, such as
        liability for intentional harm or, where it cannot be excluded, for harm to life and health.
      </p>
    ),
  },
  {
    id: 'indemnification',
    title: 'Indemnification',
    body: (
      <p>
        If someone makes a claim against us because you used the service in breach of these terms or of the
        law, you agree to cover the damages and the reasonable costs, lawyers’ fees included, that result. We
        will tell you about such a claim without delay and will not settle it at your expense without your
        consent.
      </p>
    ),
  },
  {
    id: 'modifications',
    title: 'Modifications to Terms',
    body: (
      <p>
        We may change these terms. The current text and its date are always on this page; we email account
        holders before important changes take effect. If you use the service after that, you accept them.
      </p>
    ),
  },
  {
    id: 'termination',
    title: 'Termination',
    body: (
      <p>
        You may stop using {BRAND.name} at any time, and delete your account, with everything in it, in your{' '}
        <Link to="/profile">profile</Link>. We may suspend an account that breaks these terms, and will say
        why unless the law forbids it; you can still get your data by writing to us. The sections on
        intellectual property, liability and governing law continue to apply after these terms end.
      </p>
    ),
  },
  {
    id: 'governing-law',
    title: 'Governing Law',
    body: (
      <p>
        These terms are governed by the laws of the State of California, without regard to its conflict of law
        rules. Disputes go to the state and federal courts of California, unless the law where you live gives
        you the right to use a court there. Please write to us first: most problems can be solved by email.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact Information',
    body: (
      <p>
        Questions about these terms: <a href={`mailto:${email}`}>{email}</a>, or {BRAND.name}, {city}.
      </p>
    ),
  },
]
