### «Повстання» для шістьох у двох командах: назви і те, що кажуть, питають і повідомляють його правила.

-throne-row =
    { $case ->
       *[nom] тронний ряд
        [gen] тронного ряду
    }
-bonus-token =
    { $case ->
       *[nom] жетон бонусу майстра меча
        [gen] жетона бонусу майстра меча
    }

## Фракції поля для шести гравців

faction-great_houses = Великі Доми
    .of = Великих Домів
    .influence = Великі Доми
    .alliance = із Великими Домами
faction-fringe_worlds = Периферійні світи
    .of = Периферійних світів
    .influence = Периферійні світи
    .alliance = із Периферійними світами

## Карти

card-command_respect = Незаперечний авторитет
card-demand_attention = Зважайте на мене
card-desert_call = Поклик пустелі
card-limited_landsraad_access = Обмежений доступ до Ландсрааду
card-threaten_spice_production = Загроза виробництву прянощів
card-usul = Усул
card-corrino_might = Міць Дому Корріно
card-critical_shipments = Критично важливі поставки
card-demand_results = Вимога результатів
card-devastating_assault = Нищівний наступ
card-imperial_ornithopter = Імперський орнітоптер
card-imperial_tent = Шатро Імператора

## Локації

space-military_support = Військова підтримка
space-economic_support = Економічна підтримка
space-controversial_technology = Сумнівна технологія
space-expedition = Експедиція
space-habbanya_erg = Ерг Хаббанья
space-vast_wealth = Незліченне багатство
space-desert_mastery = Влада над пустелею

## Спостережні пункти

post-military_support_and_economic_support = пункт між локаціями «{ space-military_support }» та «{ space-economic_support }»
post-controversial_technology_and_expedition = пункт між локаціями «{ space-controversial_technology }» та «{ space-expedition }»
post-carthag = пункт біля локації «{ space-carthag }»
post-habbanya_erg = пункт біля локації «{ space-habbanya_erg }»

## Ефекти

effect-gain_swordmaster-once = отримати майстра меча (третій агент на один раунд)
effect-take_swordmaster_bonus = узяти { -bonus-token } (+2 мечі за кожного вашого розкриття карт)
effect-each_of_team = кожному гравцеві вашої команди: { $effect }
effect-each_ally = кожному вашому союзнику: { $effect }
effect-for_ally = активованому союзнику: { $effect }
effect-reinforce = найняти { count-troops } для союзників вашої команди, розподіливши їх як завгодно (кожен може одразу розгорнути своїх)
effect-trade = обмінятися з товаришем по команді (кожен може віддати іншому товари одного виду)
effect-pay_together = заплатити { count-spice } (союзники можуть заплатити будь-яку частину) → { $effect }
effect-give_contracts = віддати відкриті контракти союзникам, по одному кожному
effect-move_to_throne_row = перемістити карту, що не належить фракції Фрименів, із { -row(case: "gen") } до { -throne-row(case: "gen") }

## Умови: стоять після «якщо»

if-has_swordmaster_bonus = ви маєте { -bonus-token }

## Рядки локації, лідера

line-space-owner = На планшеті воєначальника ({ $name }): інші не відправляють сюди агентів
line-commander = Воєначальник: діє за одного з двох союзників; початкова колода: { $names }

## Рішення

ask-activate_ally = За якого союзника ви дієте цього ходу?
ask-ally_deploys = Воєначальник відправив агента на бойову локацію: скільки ваших підрозділів ви розгортаєте?
ask-choose_fighter = За якого союзника ви граєте карту?
ask-concede = Поступитися більшою нагородою товаришеві по команді з такою самою силою?
ask-reinforce = Скільки загонів отримає союзник, за якого ви дієте? Решта дістанеться іншому.
ask-trade = З ким ви обмінюєтеся?
ask-give = Що ви віддаєте товаришеві по команді?
ask-pledge = Скільки прянощів ви платите за воєначальника?
ask-give_contracts = Який контракт отримає союзник, за якого ви дієте? Інший дістанеться іншому.
ask-to_throne = Яка карта переміститься до { -throne-row(case: "gen") }?

## Дії

action-activate = Діяти за союзника: { $who }
action-activate-choose_fighter = Зіграти за союзника: { $who }
action-share = { count-troops } союзникові, за якого ви дієте
action-give = Віддати { $goods ->
    [solari] 1 солярій
    [spice] 1 прянощі
   *[water] 1 воду
}
action-give_intrigue = Віддати карту інтриги «{ $name }»
action-pledge = Заплатити { count-spice }
action-to_throne = Перемістити карту «{ $name }» до { -throne-row(case: "gen") }
action-target-trade = Обмінятися: { $who }
action-contract-give_contracts = Віддати контракт «{ $name }»: { $effect }
action-accept-concede = Поступитися
action-decline-concede = Не поступатися
action-decline-ally_deploys = Більше нічого не розгортати
action-decline-trade = Не обмінюватися
action-decline-give = Більше нічого не віддавати

## Чому не можна

why-forbidden-personal_board = На планшет воєначальника агентів відправляє лише він сам
why-forbidden-sandworms = Піщаних хробаків має лише інша команда
why-condition-swordmaster_bonus = Ви не маєте { -bonus-token(case: "gen") }
why-condition-no_card_for_throne = Такої карти немає в Ряду Імперіуму
why-condition-no_contract = Відкритих контрактів немає

## Журнал

log-activate = { $who } діє за союзника: { $other }
log-concede = { $who } поступається більшою нагородою, її отримує { $other }
log-swordmaster_bonus = { $who } бере { -bonus-token }
log-to_throne = { $who } переміщує до { -throne-row(case: "gen") } карту «{ $name }»
log-give_solari = { $who } віддає { count-solari }, отримує { $other }
log-give_spice = { $who } віддає { count-spice }, отримує { $other }
log-give_water = { $who } віддає { count-water }, отримує { $other }
log-give_intrigue = { $who } віддає карту інтриги, отримує { $other }
log-pledge = { $who } обіцяє { count-spice }
log-team_wins = Гру закінчено. Перемагає команда, яку очолює { $who } ({ count-vp })

## Терміни

term-team = команда
term-commander = воєначальник
term-ally = союзник
term-throne_row = тронний ряд
term-swordmaster_bonus = жетон бонусу майстра меча
