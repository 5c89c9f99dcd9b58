// The animals that pupils choose from. The server knows a pupil of a lesson by nothing else.

export const ANIMALS =
  `Alpaca Ant Badger Bat Bear Beaver Bee Bison Butterfly Camel Canary Cat Chameleon Cheetah Chicken Clownfish
Cobra Crab Cricket Crocodile Crow Deer Dolphin Donkey Dove Dragonfly Duck Eagle Eel Elephant Elk Emu Falcon Ferret Firefly
Flamingo Fox Frog Gazelle Gecko Gibbon Giraffe Goat Goldfish Goose Grasshopper Hamster Hare Hawk Hedgehog Heron Hippo Horse
Hummingbird Husky Ibis Iguana Jaguar Jellyfish Kangaroo Kingfisher Kiwi Koala Ladybug Lemur Leopard Lion Lizard Llama Lobster
Lynx Macaw Manatee Meerkat Mole Moose Moth Mouse Narwhal Newt Ocelot Octopus Orca Ostrich Otter Owl Panda Panther Parrot
Peacock Pelican Penguin Pigeon Pony Puffin Rabbit Raccoon Raven Reindeer Robin Rooster Salamander Salmon Seagull Seahorse Seal
Shark Sheep Sloth Snail Sparrow Spider Squid Squirrel Starfish Stork Swallow Swan Tiger Toucan Trout Turtle Walrus Whale Wolf
Wombat Woodpecker Yak Zebra`.split(/\s+/);
