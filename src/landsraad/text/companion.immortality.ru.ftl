### Помощник: что он говорит о «Бессмертии».

## Подготовка

companion-setup-track = У каждого оппонента: жетон в начале трека Тлейлаксу, на треке исследований — ничего
companion-setup-no-track = { house-hagal } и оппонент планшетом Бене Тлейлакс не пользуются
companion-layout-tleilaxu-row = { deck-tleilaxu_row }: { $n }, рядом — { $name }
companion-layout-track-spice = На треке Тлейлаксу, деление { $space }: { count-spice }
companion-layout-tokens = У каждого: жетоны в начале обоих треков планшета Бене Тлейлакс и { source-atomics }
companion-layout-tokens-of-allies = У каждого союзника: жетоны в начале обоих треков планшета Бене Тлейлакс и { source-atomics }; у военачальников их нет
companion-layout-replaced = Стартовые колоды: { $name } вместо каждой карты «{ $other }»
companion-layout-fewer = Вне колоды, копий карты «{ $name }»: { $n }

## На столе

companion-tleilaxu = Трек Тлейлаксу

## Вопросы

companion-ask-track_spice = Лежит ли ещё пряность ({ $n }) на { -tleilaxu-track(case: "loc") }?
companion-ask-track_spice-note = Её забирает { $who }, если другой жетон не пришёл туда раньше.

## Что произошло

companion-event-tleilaxu = передвигает жетон на { -tleilaxu-track(case: "loc") }, деление { $n }
companion-event-row_left = левая карта { -tleilaxu-row(case: "gen") } выходит из игры: положите на её место другую
companion-event-row_right = правая карта { -tleilaxu-row(case: "gen") } выходит из игры: положите на её место другую
