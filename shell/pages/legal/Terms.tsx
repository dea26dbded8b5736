import { BRAND } from '@evenplate/domain/brand'
import { LIMITS } from '@evenplate/domain/limits'
import { Link } from 'react-router-dom'
import { LegalPage, type Section } from './LegalPage.tsx'

const { email, city } = BRAND.support

export function Terms() {
  return (
    <LegalPage
      title="Terms of Service"
      lead={`The agreement between you and ${BRAND.name}. Please read the medical disclaimer with particular care.`}
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
        If you do not agree, please do not use the service. Should a court find one of these terms invalid,
        the others stand.
      </p>
    ),
  },
  {
    id: 'service',
    title: 'Description of Service',
    body: (
      <>
        <p>
          {BRAND.name} generates recipes with the help of artificial intelligence, computes nutrition figures
          for them, and offers a glossary, a dashboard and account features.
        </p>
        <p>
          Guests may generate {LIMITS.guestPerDay} recipes a day, and account holders {LIMITS.memberPerDay}{' '}
          while they have room to save: a free account may keep {LIMITS.savedRecipes} saved recipes. The
          service costs nothing. Each recipe says whether AI wrote it and where its figures come from.
        </p>
        <p>
          Your allergies, diets and the things you avoid are checked in each recipe, but neither AI nor our
          checks are free of mistakes, and brands differ. Read a recipe before you cook it, and check every
          package for allergens. We work to keep the service available and cannot promise that it always is.
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
        least 13 and have the permission of a parent or guardian. One account is for one person.
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
          <li>break the law with the service, or use it to harm anyone;</li>
          <li>get around its limits, or put a strain on it with automated requests;</li>
          <li>try to reach other people's data, or to break its security;</li>
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
        and family, by their public link too, but do not sell them or publish them as a collection. What you
        write into a recipe that you make public must be yours to share; you keep your rights in it, and let
        us show it for as long as it is public. If something public here infringes your rights, write to us
        and we will look into it.
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
          your care team before you change your diet or your treatment, and never put off seeking help because
          of something you read here. In an emergency call your local emergency number.
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
        damages that come from using it, or from not being able to, and its whole liability is limited to 100
        US dollars. Nothing in these terms limits liability that the law does not let us limit, such as for
        intent or for harm to life and health where it may not be excluded.
      </p>
    ),
  },
  {
    id: 'indemnification',
    title: 'Indemnification',
    body: (
      <p>
        If someone makes a claim against us because you used the service in breach of these terms or of the
        law, you agree to cover the damages and the reasonable costs, lawyers’ fees included, that follow from
        it. We will tell you of such a claim without delay and not settle it at your cost without asking you.
      </p>
    ),
  },
  {
    id: 'modifications',
    title: 'Modifications to Terms',
    body: (
      <p>
        We may change these terms. The current text and its date are always on this page; about changes that
        matter, account holders hear by email beforehand. Using the service after that means you accept them.
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
        why unless the law forbids it; you can still get your data by writing to us. What these terms say
        about property, liability and law goes on after they end.
      </p>
    ),
  },
  {
    id: 'governing-law',
    title: 'Governing Law',
    body: (
      <p>
        These terms are governed by the laws of the State of California, without regard to its conflict of law
        rules. Disputes go to the state and federal courts of California, unless the law of the place where
        you live gives you the right to go to a court there. Write to us first: most things can be settled by
        mail.
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
