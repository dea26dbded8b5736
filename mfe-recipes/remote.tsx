import { defineRemote, laterPage, page } from '@evenplate/platform/define-remote'

// Each is fetched when it is first opened, or when someone is about to open it: reading a recipe does not need the
// list.
export default defineRemote({
  pages: {
    recipes: page(
      {
        path: '/recipes',
        title: 'My Recipes',
        description: 'Your saved recipes, to search, sort and cook again.',
        public: false,
        guard: 'member',
        offline: true,
      },
      laterPage(() =>
        import(/* webpackChunkName: "page-recipes" */ './recipes/RecipesPage.tsx').then(
          (file) => file.RecipesPage,
        ),
      ),
    ),
    recipe: page(
      {
        path: '/recipes/:id',
        title: 'Recipe',
        description: 'One of your saved recipes.',
        public: false,
        guard: 'member',
        offline: true,
      },
      laterPage(() =>
        import(/* webpackChunkName: "page-recipe" */ './recipe/RecipePage.tsx').then(
          (file) => file.RecipePage,
        ),
      ),
    ),
    'edit-recipe': page(
      {
        path: '/recipes/:id/edit',
        title: 'Edit Recipe',
        description: 'Edit one of your recipes; its numbers are recounted.',
        public: false,
        guard: 'member',
        offline: true,
      },
      laterPage(() =>
        import(/* webpackChunkName: "page-edit-recipe" */ './edit/EditRecipePage.tsx').then(
          (file) => file.EditRecipePage,
        ),
      ),
    ),
    'shared-recipe': page(
      {
        path: '/shared/:slug',
        title: 'Shared Recipe',
        description: 'A blood-sugar-friendly recipe that someone shared with you.',
        public: true,
        perRequest: true,
      },
      laterPage(() =>
        import(/* webpackChunkName: "page-shared-recipe" */ './shared/SharedRecipePage.tsx').then(
          (file) => file.SharedRecipePage,
        ),
      ),
    ),
  },
  parts: {
    'recipe-list': laterPage(() =>
      import(/* webpackChunkName: "part-recipe-list" */ './recipes/RecipeListPart.tsx').then(
        (file) => file.RecipeListPart,
      ),
    ),
    'recipe-counts': laterPage(() =>
      import(/* webpackChunkName: "part-recipe-counts" */ './overview/parts.tsx').then(
        (file) => file.RecipeCountsPart,
      ),
    ),
    'favorite-recipes': laterPage(() =>
      import(/* webpackChunkName: "part-favorite-recipes" */ './overview/parts.tsx').then(
        (file) => file.FavoriteRecipesPart,
      ),
    ),
  },
})
