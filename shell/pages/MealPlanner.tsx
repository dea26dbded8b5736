export function MealPlanner() {
  return <h1 tabIndex={-1}>MealPlanner</h1>
}
