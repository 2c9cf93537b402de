### «Восстание» на шестерых в двух командах: названия и то, что говорят, спрашивают и сообщают его правила.

-throne-row =
    { $case ->
       *[nom] тронный рынок
        [acc] тронный рынок
    }
-bonus-token =
    { $case ->
       *[nom] жетон бонуса оружейника
        [gen] жетона бонуса оружейника
    }

## Фракции поля для шести участников

faction-great_houses = Великие Дома
    .of = Великих Домов
    .influence = Великих Домов
    .alliance = с Великими Домами
faction-fringe_worlds = Периферийные миры
    .of = Периферийных миров
    .influence = Периферийных миров
    .alliance = с Периферийными мирами

## Карты

card-command_respect = Непререкаемый авторитет
card-demand_attention = Считайтесь со мной
card-desert_call = Призыв червя
card-limited_landsraad_access = Слабые связи в Ландсрааде
card-threaten_spice_production = Угроза производству Пряности
card-usul = Усул
card-corrino_might = Сила Дома Коррино
card-critical_shipments = Ключевые поставки
card-demand_results = Императорская воля
card-devastating_assault = Военная операция
card-imperial_ornithopter = Имперский орнитоптер
card-imperial_tent = Шатёр Императора

## Ячейки

space-military_support = Военная поддержка
space-economic_support = Экономическая поддержка
space-controversial_technology = Спорная технология
space-expedition = Экспедиция
space-habbanya_erg = Эрг Хаббанья
space-vast_wealth = Огромное богатство
space-desert_mastery = Власть над пустыней

## Наблюдательные пункты

post-military_support_and_economic_support = пункт между ячейками «{ space-military_support }» и «{ space-economic_support }»
post-controversial_technology_and_expedition = пункт между ячейками «{ space-controversial_technology }» и «{ space-expedition }»
post-carthag = пункт у ячейки «{ space-carthag }»
post-habbanya_erg = пункт у ячейки «{ space-habbanya_erg }»

## Эффекты

effect-gain_swordmaster-once = получить оружейника (третий агент на один раунд)
effect-take_swordmaster_bonus = взять { -bonus-token } (+2 меча при каждом вашем раскрытии)
effect-each_of_team = каждому игроку вашей команды: { $effect }
effect-each_ally = каждому вашему союзнику: { $effect }
effect-for_ally = активированному союзнику: { $effect }
effect-reinforce = нанять { count-troops } для союзников вашей команды, поделив их как угодно (каждый может сразу разместить своих)
effect-trade = обменяться с товарищем по команде (каждый может передать другому товары одного вида)
effect-pay_together = заплатить { count-spice } (союзники могут заплатить любую часть) → { $effect }
effect-give_contracts = отдать открытые контракты союзникам, по одному каждому
effect-move_to_throne_row = переместить карту не фракции Фрименов с { -row(case: "gen") } на { -throne-row(case: "acc") }

## Условия: стоят после «если»

if-has_swordmaster_bonus = у вас есть { -bonus-token }

## Строки ячейки, лидера

line-space-owner = На планшете военачальника ({ $name }): другие не отправляют сюда агентов
line-commander = Военачальник: действует за одного из двух союзников; стартовая колода: { $names }

## Решения

ask-activate_ally = За какого союзника вы действуете в этот ход?
ask-ally_deploys = Военачальник отправил агента в ячейку конфликта: сколько ваших боевых единиц вы размещаете?
ask-choose_fighter = За какого союзника вы разыгрываете карту?
ask-concede = Уступить бо́льшую награду товарищу по команде с той же боевой силой?
ask-reinforce = Сколько отрядов получит союзник, за которого вы действуете? Остальные достанутся другому.
ask-trade = С кем вы обмениваетесь?
ask-give = Что вы передаёте товарищу по команде?
ask-pledge = Сколько Пряности вы платите за военачальника?
ask-give_contracts = Какой контракт получит союзник, за которого вы действуете? Другой достанется другому.
ask-to_throne = Какая карта переместится на { -throne-row(case: "acc") }?

## Действия

action-activate = Действовать за союзника: { $who }
action-activate-choose_fighter = Разыграть за союзника: { $who }
action-share = { count-troops } союзнику, за которого вы действуете
action-give = Передать { $goods ->
    [solari] 1 солярий
    [spice] 1 Пряность
   *[water] 1 воду
}
action-give_intrigue = Передать карту интриги «{ $name }»
action-pledge = Заплатить { count-spice }
action-to_throne = Переместить карту «{ $name }» на { -throne-row(case: "acc") }
action-target-trade = Обменяться: { $who }
action-contract-give_contracts = Отдать контракт «{ $name }»: { $effect }
action-accept-concede = Уступить
action-decline-concede = Не уступать
action-decline-ally_deploys = Больше ничего не размещать
action-decline-trade = Не обмениваться
action-decline-give = Больше ничего не передавать

## Почему нельзя

why-forbidden-personal_board = На планшет военачальника агентов отправляет только он сам
why-forbidden-sandworms = Песчаные черви есть только у другой команды
why-condition-swordmaster_bonus = У вас нет { -bonus-token(case: "gen") }
why-condition-no_card_for_throne = Такой карты нет в рынке Империи
why-condition-no_contract = Открытых контрактов нет

## Журнал

log-activate = { $who } действует за союзника: { $other }
log-concede = { $who } уступает бо́льшую награду, её получает { $other }
log-swordmaster_bonus = { $who } берёт { -bonus-token }
log-to_throne = { $who } перемещает на { -throne-row(case: "acc") } карту «{ $name }»
log-give_solari = { $who } передаёт { count-solari }, получает { $other }
log-give_spice = { $who } передаёт { count-spice }, получает { $other }
log-give_water = { $who } передаёт { count-water }, получает { $other }
log-give_intrigue = { $who } передаёт карту интриги, получает { $other }
log-pledge = { $who } обещает { count-spice }
log-team_wins = Игра окончена. Побеждает команда, которую возглавляет { $who } ({ count-vp })

## Термины

term-team = команда
term-commander = военачальник
term-ally = союзник
term-throne_row = тронный рынок
term-swordmaster_bonus = жетон бонуса оружейника
