// @vitest-environment node
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ChipGroup } from './components/ChipGroup/ChipGroup.tsx'
import { Curve } from './components/Curve/Curve.tsx'
import { Dialog } from './components/Dialog/Dialog.tsx'
import { EmptyState } from './components/EmptyState/EmptyState.tsx'
import { Notice } from './components/Notice/Notice.tsx'
import { NutritionChart } from './components/NutritionChart/NutritionChart.tsx'
import { PageHeader } from './components/PageHeader/PageHeader.tsx'
import { PasswordField } from './components/PasswordField/PasswordField.tsx'
import { Plate } from './components/Plate/Plate.tsx'
import { Progress } from './components/Progress/Progress.tsx'
import { SelectField } from './components/SelectField/SelectField.tsx'
import { Skeleton } from './components/Skeleton/Skeleton.tsx'
import { Slider } from './components/Slider/Slider.tsx'
import { Stepper } from './components/Stepper/Stepper.tsx'
import { Tabs } from './components/Tabs/Tabs.tsx'
import { TextArea } from './components/TextArea/TextArea.tsx'
import { ToastRegion } from './components/Toast/Toast.tsx'

const nothing = () => {}
const steps = [
  { value: 'a', label: 'Beginner' },
  { value: 'b', label: 'Advanced' },
]
const PAGES: Record<string, ReactNode> = {
  controls: (
    <>
      <ChipGroup label="Meal" options={steps} value="a" onChange={nothing} />
      <Stepper label="Servings" value={4} min={1} max={12} onChange={nothing} />
      <Slider label="Skill" steps={steps} value="a" onChange={nothing} />
      <SelectField label="Meal" />
      <TextArea label="Wish" />
      <PasswordField label="Password" />
      <Tabs
        label="Dashboard"
        value="a"
        onChange={nothing}
        tabs={[{ value: 'a', label: 'A', content: 'a' }]}
      />
    </>
  ),
  messages: (
    <>
      <Notice>Hello</Notice>
      <Progress label="Step" value={1} max={4} />
      <Skeleton label="Loading" />
      <EmptyState title="Nothing yet" />
      <ToastRegion />
      <Dialog open={false} onOpenChange={nothing} title="Save" />
    </>
  ),
  pictures: (
    <>
      <PageHeader title="Recipe" />
      <Plate shares={{ vegetables: 0.5, protein: 0.3, carbohydrate: 0.2, other: 0 }} legend />
      <Curve band="Low" />
      <NutritionChart bars={[{ id: 'protein', name: 'Protein', grams: 2, kcalPerGram: 4, parts: [] }]} />
    </>
  ),
}

it.each(Object.keys(PAGES))('renders %s on a server, the same each time and without a script', (page) => {
  expect(typeof window).toBe('undefined')
  const html = renderToString(PAGES[page])
  expect(html).toBe(renderToString(PAGES[page]))
  expect(html).not.toContain('<script')
})
